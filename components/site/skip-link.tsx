import { site } from '@/content/site';

/** The id of every page's `<main>` element. */
export const mainId = 'main';

/** A link that skips the header. It is the first focusable element of a page. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only border-ink border-rule bg-paper font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:px-4 focus:py-3"
    >
      {site.skip}
    </a>
  );
}
