import { meta as comingSoon } from './coming-soon';
import { meta as home } from './home';
import { meta as home1 } from './home1';
import { meta as profile } from './profile';
import { site } from './site';
import { meta as test } from './test-page';
import type { PageMeta, Pages } from './types';

/**
 * The metadata of every page by route, for search results and link previews. The order of the pages
 * determines their numbers in the title block.
 */
export const pages: Readonly<Record<string, PageMeta>> = {
  '/': home,
  '/home1': home1,
  '/profile': profile,
  '/coming-soon': comingSoon,
  '/test': test,
};

export const navigation: Pages['navigation'] = {
  label: 'Main',
  home: '/',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Profile', href: '/profile' },
    { label: 'Coming Soon', href: '/coming-soon' },
  ],
  sections: [
    { label: 'Services', href: '/#services' },
    { label: 'Energy management', href: '/#energy' },
    { label: 'Projects', href: '/#projects' },
    { label: 'Partners', href: '/#partners' },
    { label: 'For estates teams', href: '/home1' },
    { label: 'Prices', href: '/home1#questions' },
  ],
  contact: { label: 'Contact', href: '/#contact' },
  buyNow: { label: 'Buy now', href: '/#contact' },
  buyNowNote: 'Buy now asks for a price. Nothing is ordered before you agree to it in writing.',
  menu: { id: 'menu', label: 'Menu' },
};

export const footer: Pages['footer'] = {
  label: 'Footer',
  lists: [
    {
      title: 'Company',
      links: [
        { label: 'Services', href: '/#services' },
        { label: 'Energy management', href: '/#energy' },
        { label: 'Projects', href: '/#projects' },
        { label: 'Partners', href: '/#partners' },
      ],
    },
    {
      title: 'Pages',
      links: [
        { label: 'Home', href: '/' },
        { label: 'For estates teams', href: '/home1' },
        { label: 'Profile', href: '/profile' },
        { label: 'Coming Soon', href: '/coming-soon' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', dialog: 'privacy' },
        { label: 'Terms', dialog: 'terms' },
        { label: 'Cookies', dialog: 'cookies' },
        { label: 'Accessibility', dialog: 'accessibility' },
        { label: 'Imprint', dialog: 'imprint' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact us', href: '/#contact' },
        { label: 'Questions and answers', href: '/home1#questions' },
        { label: 'Write a message', href: '/profile#message' },
        { label: 'Call the office', href: site.contact.phone.href },
      ],
    },
  ],
};
