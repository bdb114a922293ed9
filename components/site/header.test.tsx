import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { navigation } from '@/content/site';
import { Header } from './header';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each(['/', '/profile', '/coming-soon'])('on %s, that link and no other is the page at hand', (path) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<Header />);
  const links = within(screen.getByRole('navigation', { name: navigation.label })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'Profile', 'Coming Soon']);
  for (const link of links)
    expect(link.getAttribute('aria-current')).toBe(link.getAttribute('href') === path ? 'page' : null);
});

test('the menu has the same links, the contact button and buy now', () => {
  jest.mocked(usePathname).mockReturnValue('/home1');
  render(<Header />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(opener.getAttribute('commandfor') ?? '') as HTMLElement;
  const names = within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
  expect(names).toEqual(expect.arrayContaining(['Home', 'Profile', 'Coming Soon', 'Contact', 'Buy now']));
  expect(document.querySelector('[aria-current]')).toBeNull();
});
