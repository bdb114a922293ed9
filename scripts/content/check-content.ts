import * as home from '@/content/home';
import { pages } from '@/content/pages';
import shapes from '@/content/photos.json';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { redirects } from '@/content/redirects';
import * as site from '@/content/site';
import type { PageMeta } from '@/content/types';
import { palette } from '@/tailwind.config';
import { animationFolderFaults } from './animation-folder';
import { assetFaults } from './assets';
import { colourFaults, contrastFaults } from './contrast';
import { type Content, type Fault, fieldsOf } from './fields';
import { animationFaults, fileNameFaults, markFaults } from './files';
import { glyphFaults } from './glyphs';
import { fieldNameFaults, identityFaults, referenceFaults } from './identities';
import { linkFaults, type Places } from './links';
import { pageFaults, routesIn, sectionFaults } from './pages';
import { madePhotoFaults, photoFaults } from './photos';
import { formsFaults } from './privacy';
import { readContent } from './read-content';
import { redirectFaults } from './redirects';
import { addressFaults, hostSettingFaults, hoursFaults, snippetFaults } from './settings';
import { signFaults } from './signs';
import { alternativeFaults, emptyListFaults, figureFaults, textFaults } from './text-limits';
import { visitsFaults } from './visits';

type PageModule = { meta?: PageMeta; sections?: readonly string[] };

/** What a section lists, each entry by an id that a link may name too. */
const entries: Readonly<Record<string, readonly { id: string }[]>> = {
  services: home.services.list,
  notes: posts,
  projects,
};

/** Everything in the content that its types can't say is wrong. */
export async function checkContent(): Promise<Fault[]> {
  const content = await readContent();
  const routes = routesIn();
  // The list of pages names each page's meta, which its own file holds.
  const fields = fieldsOf(content).filter(({ path }) => !path.startsWith('pages.'));
  const photos = fields.filter(({ name }) => name === 'photo').map(({ value }) => String(value));
  const sections = sectionsOf(content);
  const places: Places = Object.fromEntries(
    [...routes.keys()].map((route) => {
      const names = sections.find((each) => each.route === route)?.names ?? [];
      return [route, names.flatMap((name) => [name, ...(entries[name] ?? []).map(({ id }) => id)])];
    }),
  );

  return [
    ...textFaults(fields),
    ...signFaults(fields),
    ...figureFaults(fields),
    ...alternativeFaults(fields),
    ...pageFaults(routes, pages),
    ...sectionFaults(sections),
    ...redirectFaults(redirects, [...routes.keys()]),
    ...linkFaults(
      fields,
      places,
      site.legal.map(({ id }) => id),
      site.site.url + (process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    ),
    ...identityFaults(
      fields,
      sections.flatMap(({ names }) => names),
    ),
    ...fieldNameFaults(fields),
    ...referenceFaults(
      fields,
      'teasers.projects',
      projects.map(({ id }) => id),
    ),
    ...markFaults(fields),
    ...(await photoFaults(fields)),
    ...madePhotoFaults([...photos, ...Object.keys(shapes)]),
    ...animationFaults(fields),
    ...animationFolderFaults(fields),
    ...fileNameFaults(),
    ...snippetFaults(site.snippet, site.legal),
    ...visitsFaults(site.visits, site.legal),
    ...formsFaults(site.site.formsEndpoint, site.legal, site.site.url),
    ...hoursFaults(site.site.contact.openingHours),
    ...emptyListFaults(fields),
    ...addressFaults(site.site, process.env.NEXT_PUBLIC_BASE_PATH),
    ...hostSettingFaults(process.env),
    ...glyphFaults(fields),
    ...colourFaults(fields),
    ...contrastFaults(palette),
    ...assetFaults(),
  ];
}

/** The sections of each page: a page's module is the one whose `meta` the list of pages names. */
function sectionsOf(content: Content) {
  return Object.entries(pages).map(([route, meta]) => {
    const [file, module] = Object.entries(content).find(([, { meta: own }]) => own === meta) ?? ['', {}];
    return { route, file, names: (module as PageModule).sections ?? [] };
  });
}
