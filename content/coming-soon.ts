import { keepUnitsTogether } from './keep-units-together';
import { site } from './site';
import type { ComingSoonPage, PageMeta } from './types';

const product = `${site.shortName} Live`;

export const meta: PageMeta = {
  title: 'Coming Soon',
  pageName: product,
  description: `${product}: your buildings’ load, temperature and plant on one page, every minute. Leave an e-mail address to hear when it opens.`,
  share: { theme: 'dark', scene: 'post-energy', title: product },
};

export const teaser: ComingSoonPage['teaser'] = keepUnitsTogether({
  tag: 'Coming Soon',
  title: product,
  lead: 'Every meter, room and machine of your estate on one page, read once a minute. It opens on 20 April 2027 with the first 12 schools.',
  animation: {
    src: '/animations/coming-soon.json',
    width: 800,
    height: 600,
    label:
      'A meter cabinet: it reads the buildings and the water meter around it, and shows a running load curve, a gauge, lamps',
  },
  form: {
    id: 'subscribe-form',
    subject: `Tell me when ${product} opens`,
    fields: [{ name: 'email', label: 'E-mail', kind: 'email', autoComplete: 'email' }],
    submit: 'Subscribe',
  },
  note: 'One e-mail on the day it opens, and at most one a month before.',
});
