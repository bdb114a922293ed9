import { site } from '@/content/site';

/** The id of every page's `<main>` element. */
export const mainId = 'main';

/** A link that skips the header. It is the first focusable element of a page. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link">
      {site.skip}
    </a>
  );
}
