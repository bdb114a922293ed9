import type { Route } from 'next';
import { Fragment, type ReactNode } from 'react';
import type { SectionPlace } from '@/components/ui/section';
import { pages } from '@/content/pages';
import type { PageMeta } from '@/content/types';

/** How each section of a page is drawn where it stands, by its name. */
export type SectionParts<Name extends string> = Readonly<Record<Name, (place: SectionPlace) => ReactNode>>;

/**
 * The number of a page's part in the drawing set: `B-00` is the first page, `B-01` its opening, `C-00` the second page.
 * Letters are digits of base 36, so no two pages have one number however many there are.
 */
export function partNumber(path: string, part: number): string {
  const page = (11 + Object.keys(pages).indexOf(path)).toString(36).toUpperCase();
  return `${page}-${String(part).padStart(2, '0')}`;
}

/** What the title block says of a page. */
export function sheetName(path: string, { title, sheet = title }: PageMeta): string {
  return `${partNumber(path, 0)} ${sheet}`;
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
