import { site } from '@/content/site';

/** The fragment of every page's main element. */
export const mainId = 'main';

/** The first stop of the keyboard: past the header, to the page itself. */
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
