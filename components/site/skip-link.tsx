import { site } from '@/content/site';

/** The fragment of every page's main element. */
export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-30 -translate-y-[200%] border-ink border-rule bg-paper px-4 py-2 font-semibold text-ink focus:translate-y-0 print:hidden"
    >
      {site.skip}
    </a>
  );
}
