import type { SiteContent } from '@/content/schema/modules';
import { palette } from '@/tailwind.config';
import { animationFileIssues, animationIssues } from './animations';
import { contrastIssues } from './contrast';
import { formFieldIssues } from './form-fields';
import { idIssues, unknownIdIssues } from './ids';
import { type ContentIssue, type ContentModules, type Field, fieldsOf } from './issues';
import { linkIssues } from './links';
import { pictureIssues } from './pictures';
import { placesOf, sectionsOf } from './places';
import { fileNameIssues, logoIssues } from './public-files';
import { pageIssues, redirectIssues, routesIn } from './routes';
import { thirdPartyIssues } from './third-parties';

/** Returns the fields of the content. */
function checkedFields(content: ContentModules): Field[] {
  // Skip the list of pages. It repeats the `meta` of each page, which is checked in the page's own module.
  return fieldsOf(content).filter(({ path }) => !path.startsWith('pages.'));
}

/**
 * Returns the issues that a schema can't find: fields that don't match the fields of other
 * modules or the project's files.
 * @param content all content modules. Every field must be present and of the right type.
 */
export function referenceIssues(content: ContentModules): ContentIssue[] {
  const siteContent = content as SiteContent;
  const {
    'content/pages.ts': { pages },
    'content/projects.ts': { projects },
    'content/redirects.ts': { redirects },
    'content/site.ts': site,
  } = siteContent;
  const routes = routesIn();
  const fields = checkedFields(content);
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const url = site.site.url + (process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return [
    ...pageIssues(routes, pages),
    ...redirectIssues(redirects, [...routes.keys()]),
    ...linkIssues(fields, placesOf(siteContent), idsOf(site.legal), url),
    ...idIssues(
      fields,
      Object.keys(pages).flatMap((route) => sectionsOf(siteContent, route)),
    ),
    ...unknownIdIssues(fields, 'teasers.projects', idsOf(projects)),
    ...unknownIdIssues(fields, 'projectsSection.quoted', idsOf(projects)),
    ...formFieldIssues(fields),
    ...animationFileIssues(fields),
    ...thirdPartyIssues(site),
  ];
}

/**
 * Returns the issues of fields that don't match the project's files or each other, but that don't depend on other
 * modules: animations, pictures, logos and colors.
 * @param content the content modules in which every field is present and of the right type
 */
export async function moduleIssues(content: Partial<SiteContent>): Promise<ContentIssue[]> {
  const fields = checkedFields(content);
  const partners = content['content/partners.ts'];
  return [
    ...animationIssues(fields),
    ...(await pictureIssues(fields)),
    ...(partners ? logoIssues(partners.partners) : []),
    ...fileNameIssues(),
    ...(content['content/colors.ts'] ? contrastIssues(palette, fields) : []),
  ];
}
