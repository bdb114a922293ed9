import type { Route } from 'next';
import { pages } from '@/content/pages';
import { site, titleBlock } from '@/content/site';
import { pageNumber } from './page-sections';

/** The number and the name of each page, keyed by route. */
const numbers = Object.fromEntries(
  Object.entries(pages).map(([path, meta]) => [path, pageNumber(path, meta)]),
);

/** A table like the title block of a technical drawing: firm, page, revision and scale. */
export function TitleBlock({ path }: { path: Route }) {
  const revision = process.env.REVISION_DATE;
  const cells = [
    { term: titleBlock.firm, value: site.name },
    { term: titleBlock.page, value: numbers[path] },
    { term: titleBlock.revision, value: revision ? <time dateTime={revision}>{revision}</time> : '0' },
    { term: titleBlock.scale, value: titleBlock.scaleValue },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] border-rule border-edge sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      {cells.map(({ term, value }) => (
        <div key={term} className="-mt-px -ml-px border-edge border-t border-l px-[min(1rem,6%)] py-3">
          <dt className="note text-soft">{term}</dt>
          <dd className="font-mono text-small">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
