import type { Route } from 'next';
import { Fragment, type ReactNode } from 'react';
import type { SectionPlace } from '@/components/ui/section';
import { pages } from '@/content/pages';
import type { PageMeta } from '@/content/types';

/** The render functions of a page's sections, keyed by section name. */
export type SectionRenderers<Name extends string> = Readonly<
  Record<Name, (place: SectionPlace) => ReactNode>
>;

/**
 * Returns a section's number: `B-00` is the first page, `B-01` its first section, `C-00` the second page. The
 * letters are base-36 digits, so that numbers also exist for pages after `Z`.
 */
export function sectionNumber(path: string, section: number): string {
  const page = (11 + Object.keys(pages).indexOf(path)).toString(36).toUpperCase();
  return `${page}-${String(section).padStart(2, '0')}`;
}

/** Returns a page's number and name, which the title block in the footer shows. */
export function pageNumber(path: string, { title, pageName = title }: PageMeta): string {
  return `${sectionNumber(path, 0)} ${pageName}`;
}

/** Renders the sections of a page in the order of the page's content. A section's name is also its id. */
export function PageSections<Name extends string>({
  path,
  sections,
  renderers,
}: {
  path: Route;
  sections: readonly Name[];
  renderers: SectionRenderers<Name>;
}) {
  return sections.map((id, index) => (
    <Fragment key={id}>{renderers[id]({ path, id, tag: sectionNumber(path, index + 2) })}</Fragment>
  ));
}
