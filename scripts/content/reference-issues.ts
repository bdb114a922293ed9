import shapes from '@/content/photos.json';
import type { SiteContent } from '@/content/schema/modules';
import { palette } from '@/tailwind.config';
import { animationFileIssues, animationIssues, drawnFileIssues } from './animations';
import { contrastIssues } from './contrast';
import { idIssues, referenceIssues as listIssues } from './ids';
import { type ContentIssue, type ContentModules, fieldsOf } from './issues';
import { linkIssues, type Places } from './links';
import { pageIssues, routesIn } from './pages';
import { madePhotoIssues, photoIssues } from './photos';
import { fileNameIssues, logoIssues } from './public-files';
import { redirectIssues } from './redirects';
import { thirdPartyIssues } from './third-parties';

/**
 * Reports issues that a schema can't find: fields that don't match fields of another module, or the project's
 * files.
 * @param content modules whose fields are all present and of the right type
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
  // The list of pages repeats each page's meta, which is checked in the page's own module.
  const fields = fieldsOf(content).filter(({ path }) => !path.startsWith('pages.'));
  const photos = fields.filter(({ name }) => name === 'photo').map(({ value }) => String(value));
  /** The entries of sections whose IDs are fragments too. */
  const entries: Readonly<Record<string, readonly { id: string }[]>> = {
    services: services.list,
    notes: posts,
    projects,
  };
  /** A page's module is the one whose `meta` is in the list of pages. */
  const sectionsOf = (route: string) =>
    Object.values(content).find(({ meta }) => meta && meta === pages[route])?.sections ?? [];
  const places: Places = Object.fromEntries(
    [...routes.keys()].map((route) => {
      const names = sectionsOf(route) as readonly string[];
      return [route, names.flatMap((name) => [name, ...(entries[name] ?? []).map(({ id }) => id)])];
    }),
  );
  const sections = Object.keys(pages).flatMap((route) => sectionsOf(route) as readonly string[]);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  return [
    ...pageIssues(routes, pages),
    ...redirectIssues(redirects, [...routes.keys()]),
    ...linkIssues(fields, places, ids(site.legal), site.site.url + (process.env.NEXT_PUBLIC_BASE_PATH ?? '')),
    ...idIssues(fields, sections),
    ...listIssues(fields, 'teasers.projects', ids(projects)),
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
