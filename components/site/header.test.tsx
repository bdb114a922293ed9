import { render, screen, within } from '@testing-library/react';
import { navigation } from '@/content/pages';
import { Header } from './header';

test.each([
  ['/', 'Home'],
  ['/profile', 'Profile'],
  ['/coming-soon', 'Coming Soon'],
] as const)('the header on %s sets aria-current only on the link %s', (path, name) => {
  render(<Header path={path} />);
  const links = within(screen.getByRole('navigation', { name: navigation.label })).getAllByRole('link');
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(
    current.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([[name, '#top', 'page']]);
});

test('the menu contains the links from the header, a Contact link and a Buy now link', () => {
  render(<Header path="/home1" />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(opener.getAttribute('commandfor') ?? '') as HTMLElement;
  // The number of a page isn't part of the link's name.
  const names = within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.firstChild?.textContent);
  expect(names).toEqual(expect.arrayContaining(['Home', 'Profile', 'Coming Soon', 'Contact', 'Buy now']));
  expect(document.querySelector('[aria-current]')).toBeNull();
});
