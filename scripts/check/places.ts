import type { SiteContent } from '@/content/schema/modules';
import { sectionsOfModule } from '@/content/schema/page-fields';
import type { ContentModules } from './issues';
import type { Places } from './links';
import { routesIn } from './routes';

/**
 * The entries that have an address, keyed by the name of their section. The fragment of the address is the id
 * of the entry.
 */
const entriesWithAddress = (content: SiteContent): Readonly<Record<string, readonly { id: string }[]>> => ({
  services: content['content/home.ts'].services.list,
  notes: content['content/posts.ts'].posts,
  projects: content['content/projects.ts'].projects,
});

/**
 * Returns the names of a page's sections. The page's module is the module whose `meta` is in the list of
 * pages.
 */
export function sectionsOf(content: SiteContent, route: string): readonly string[] {
  const { pages } = content['content/pages.ts'];
  const modules = Object.values<{ meta?: unknown; sections?: readonly string[] }>(content as ContentModules);
  return modules.find(({ meta }) => meta && meta === pages[route])?.sections ?? [];
}

/** Returns whether a page doesn't show all of its sections. */
export const leavesOutSections = (content: ContentModules) =>
  Object.entries(sectionsOfModule).some(([module, names]) => {
    const { sections } = content[`content/${module}.ts`] as { sections: readonly string[] };
    return sections.length < names.length;
  });

/** Returns the valid targets of links: the sections of each page, and their entries. */
export function placesOf(content: SiteContent): Places {
  const entries = entriesWithAddress(content);
  const placesIn = (name: string) => [name, ...(entries[name] ?? []).map(({ id }) => id)];
  return Object.fromEntries(
    [...routesIn().keys()].map((route) => [route, sectionsOf(content, route).flatMap(placesIn)]),
  );
}
