import type { Scheduled } from '@/content/schedule';
import type { SiteContent } from '@/content/schema/modules';
import { entriesWithIds } from '@/content/sections';
import type { ContentModules } from './issues';
import type { Places } from './links';
import { routesIn } from './pages';

type Entry = Scheduled & { id: string };

/** The entries of each section that pages omit if the section has no entries, keyed by section name. */
function sectionEntries(content: SiteContent): Readonly<Record<string, readonly Entry[]>> {
  const { projects } = content['content/projects.ts'];
  const { teasers } = content['content/home1.ts'];
  return {
    services: content['content/home.ts'].services.list,
    notes: content['content/posts.ts'].posts,
    projects,
    work: entriesWithIds(projects, teasers.projects),
    partners: content['content/partners.ts'].partners,
  };
}

/** The sections whose entries have addresses: the fragment is the id of the entry. */
const SECTIONS_WITH_ADDRESSES = ['services', 'notes', 'projects'];

/**
 * Returns the names of a page's sections, including those that the page omits. The page's module is the
 * module whose `meta` is in the list of pages.
 */
export function sectionsOf(content: SiteContent, route: string): readonly string[] {
  const { pages } = content['content/pages.ts'];
  const modules = Object.values<{ meta?: unknown; sections?: readonly string[] }>(content as ContentModules);
  return modules.find(({ meta }) => meta && meta === pages[route])?.sections ?? [];
}

/**
 * Returns the valid targets of links.
 * @param isShown whether pages show an entry. By default, pages show all entries.
 */
export function placesOf(content: SiteContent, isShown: (entry: Scheduled) => boolean = () => true): Places {
  const placesIn = (name: string): readonly string[] => {
    const entries = sectionEntries(content)[name];
    if (!entries) return [name];
    const shown = entries.filter(isShown);
    if (shown.length === 0) return [];
    return SECTIONS_WITH_ADDRESSES.includes(name) ? [name, ...shown.map(({ id }) => id)] : [name];
  };
  return Object.fromEntries(
    [...routesIn().keys()].map((route) => [route, sectionsOf(content, route).flatMap(placesIn)]),
  );
}

/** Returns the entries of sections that consist of entries, keyed by address, such as `/profile#notes`. */
export function entriesBySection(content: SiteContent): Readonly<Record<string, readonly Entry[]>> {
  const entries = sectionEntries(content);
  return Object.fromEntries(
    [...routesIn().keys()].flatMap((route) =>
      sectionsOf(content, route).flatMap((name) =>
        entries[name] ? [[`${route}#${name}`, entries[name]] as const] : [],
      ),
    ),
  );
}
