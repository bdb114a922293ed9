import shapes from '@/content/photos.json';
import type { SiteContent } from '@/content/schema/modules';
import { palette } from '@/tailwind.config';
import { animationFileIssues, animationIssues, drawnFileIssues } from './animations';
import { contrastIssues } from './contrast';
import { type ContentIssue, type ContentModules, fieldsOf } from './issues';
import { idIssues, linkIssues, unknownIdIssues } from './links';
import { pageIssues, redirectIssues, routesIn } from './pages';
import { madePhotoIssues, photoIssues } from './photos';
import { fileNameIssues, logoIssues } from './public-files';
import { thirdPartyIssues } from './third-parties';

/**
 * Returns the issues that a schema can't find: fields that don't match the fields of other
 * modules or the project's files.
 * @param content all content modules. Every field must be present and of the right type.
 */
export async function referenceIssues(content: ContentModules): Promise<ContentIssue[]> {
  const {
    'content/home.ts': { services },
    'content/pages.ts': { pages },
    'content/partners.ts': { partners },
    'content/posts.ts': { posts },
    'content/projects.ts': { projects },
    'content/redirects.ts': { redirects },
    'content/site.ts': site,
  } = content as SiteContent;
  const routes = routesIn();
  // Skip the list of pages. It repeats the `meta` of each page, which is checked in the page's own module.
  const fields = fieldsOf(content).filter(({ path }) => !path.startsWith('pages.'));
  const photos = fields.filter(({ name }) => name === 'photo').map(({ value }) => String(value));
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  /**
   * The IDs of entries that are valid as fragments, keyed by the name of the section that contains the
   * entries.
   */
  const ids: Readonly<Record<string, readonly string[]>> = {
    services: idsOf(services.list),
    notes: idsOf(posts),
    projects: idsOf(projects),
  };
  /**
   * Returns the names of a page's sections. The page's module is the module whose
   * `meta` is in the list of pages.
   */
  const sectionsOf = (route: string) => {
    const module = Object.values(content).find(({ meta }) => meta && meta === pages[route]);
    return (module?.sections ?? []) as readonly string[];
  };
  const places = Object.fromEntries(
    [...routes.keys()].map((route) => [
      route,
      sectionsOf(route).flatMap((name) => [name, ...(ids[name] ?? [])]),
    ]),
  );
  const url = site.site.url + (process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return [
    ...pageIssues(routes, pages),
    ...redirectIssues(redirects, [...routes.keys()]),
    ...linkIssues(fields, places, idsOf(site.legal), url),
    ...idIssues(fields, Object.keys(pages).flatMap(sectionsOf)),
    ...unknownIdIssues(fields, 'teasers.projects', idsOf(projects)),
    ...logoIssues(partners),
    ...(await photoIssues(fields)),
    ...madePhotoIssues([...photos, ...Object.keys(shapes)]),
    ...animationIssues(fields),
    ...animationFileIssues(fields),
    ...fileNameIssues(),
    ...thirdPartyIssues(site),
    ...contrastIssues(palette),
    ...drawnFileIssues(),
  ];
}
