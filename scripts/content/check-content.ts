import * as blank from '@/content/blank';
import * as comingSoon from '@/content/coming-soon';
import * as home from '@/content/home';
import * as home1 from '@/content/home1';
import * as pageFailure from '@/content/page-failure';
import { pages } from '@/content/pages';
import * as partners from '@/content/partners';
import * as posts from '@/content/posts';
import * as profile from '@/content/profile';
import * as projects from '@/content/projects';
import * as share from '@/content/share';
import * as site from '@/content/site';
import { palette } from '@/tailwind.config';
import { contrastFaults } from './contrast';
import { type Content, type Fault, fieldsOf } from './fields';
import { animationFaults, fileNameFaults, markFaults } from './files';
import { glyphFaults } from './glyphs';
import { fieldNameFaults, identityFaults, referenceFaults } from './identities';
import { linkFaults, type Places } from './links';
import { addressFaults, hoursFaults, pageNumberFaults, shareFaults, snippetFaults } from './settings';
import { alternativeFaults, emptyListFaults, figureFaults, textFaults } from './text-limits';

const content: Content = {
  'content/site.ts': site,
  'content/home.ts': home,
  'content/home1.ts': home1,
  'content/profile.ts': profile,
  'content/coming-soon.ts': comingSoon,
  'content/blank.ts': blank,
  'content/page-failure.ts': pageFailure,
  'content/projects.ts': projects,
  'content/partners.ts': partners,
  'content/posts.ts': posts,
  'content/share.ts': share,
};

/** The sections of each page that a link may name. */
const places: Places = {
  '/': [home.services, home.energy, home.projectsSection, site.contact, home.partnersSection].map(
    ({ id }) => id,
  ),
  '/home1': [home1.process, home1.figures, home1.teasers, home1.questions, site.contact].map(({ id }) => id),
  '/profile': [profile.notes, profile.message].map(({ id }) => id),
  '/coming-soon': [],
  '/test': [],
};

/** Everything in the content that its types can't say is wrong. */
export function checkContent(): Fault[] {
  const fields = fieldsOf(content);
  return [
    ...textFaults(fields),
    ...figureFaults(fields),
    ...alternativeFaults(fields),
    ...linkFaults(
      fields,
      places,
      site.legal.map(({ id }) => id),
    ),
    ...identityFaults(fields),
    ...fieldNameFaults(fields),
    ...referenceFaults(
      fields,
      'teasers.projects',
      projects.projects.map(({ id }) => id),
    ),
    ...markFaults(fields),
    ...animationFaults(fields),
    ...fileNameFaults(),
    ...snippetFaults(site.snippet),
    ...hoursFaults(site.site.contact.openingHours),
    ...emptyListFaults(fields),
    ...addressFaults(site.site, process.env.NEXT_PUBLIC_BASE_PATH),
    ...glyphFaults(fields),
    ...shareFaults(share.shareCards, Object.keys(pages)),
    ...pageNumberFaults(site.pageNumbers, Object.keys(pages)),
    ...contrastFaults(palette),
  ];
}
