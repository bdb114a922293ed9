import type { Route } from 'next';
import { Fragment, type ReactNode } from 'react';
import { pageNumbers } from '@/content/site';
import type { SectionPlace } from '@/content/types';

/** How each section of a page is drawn where it stands, by its name. */
export type SectionParts<Name extends string> = Readonly<Record<Name, (place: SectionPlace) => ReactNode>>;

/** The number of a page's part in the drawing set: of `B-00` the first, its opening, is `B-01`. */
export function partNumber(path: Route, part: number): string {
  const page = pageNumbers.find((each) => each.path === path)?.number ?? '';
  return page.replace(/\d+$/, String(part).padStart(2, '0'));
}

/** The sections of a page as its content lists them; the name of each is its fragment, its place makes its number. */
export function PageSections<Name extends string>({
  path,
  sections,
  parts,
}: {
  path: Route;
  sections: readonly Name[];
  parts: SectionParts<Name>;
}) {
  return sections.map((id, index) => (
    <Fragment key={id}>{parts[id]({ id, tag: partNumber(path, index + 2) })}</Fragment>
  ));
}
