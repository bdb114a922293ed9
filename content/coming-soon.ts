import { keepUnitsTogether } from './keep-units-together';
import { site } from './site';
import type { Animation, FormContent, PageMeta } from './types';

export const meta: PageMeta = {
  title: 'Coming Soon',
  description: `${site.shortName} Live: your buildings’ load, temperature and plant on one page, every minute. Leave an e-mail address to hear when it opens.`,
};

export const teaser: { tag: string; title: string; lead: string; animation: Animation; form: FormContent } =
  keepUnitsTogether({
    tag: 'E-01 Coming soon',
    title: `${site.shortName} Live`,
    lead: 'Every meter, room and machine of your estate on one page, read once a minute. It opens in spring with the first 12 schools.',
    animation: {
      src: '/animations/coming-soon.json',
      width: 800,
      height: 600,
      label:
        'A meter cabinet reads the buildings and the water meter around it: a running load curve, a gauge, lamps',
    },
    form: {
      id: 'subscribe-form',
      subject: `Tell me when ${site.shortName} Live opens`,
      fields: [{ name: 'email', label: 'E-mail', kind: 'email', autoComplete: 'email' }],
      submit: 'Subscribe',
    },
  });
