import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { NavigationEffects } from './navigation-effects';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => ({ prefetch }) }));

const page = (heading: string) => (
  <>
    <main>
      <h1>{heading}</h1>
      <section id="contact">
        <h2>Contact</h2>
      </section>
    </main>
    <NavigationEffects />
  </>
);

/** Renders the page `/`, and then replaces it with the page `to`. */
function navigate(to: string) {
  history.replaceState(null, '', '/');
  jest.mocked(usePathname).mockReturnValue('/');
  const { rerender } = render(page('First'));
  expect(document.body).toHaveFocus();
  history.replaceState(null, '', to);
  jest.mocked(usePathname).mockReturnValue(new URL(to, location.href).pathname);
  rerender(page('Second'));
}

test('NavigationEffects focuses the main element after a navigation', () => {
  navigate('/profile');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('NavigationEffects focuses the heading of the section after a navigation to a fragment', () => {
  navigate('/profile#contact');
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

test('NavigationEffects prefetches the page of a hovered link, but no fragments, files or other sites', async () => {
  history.replaceState(null, '', '/');
  render(
    <>
      <a href="/profile#message">Profile</a>
      <a href="#contact">Contact</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/files/brochure.pdf">Brochure</a>
      <NavigationEffects />
    </>,
  );
  for (const link of screen.getAllByRole('link')) await userEvent.hover(link);
  expect(prefetch.mock.calls).toEqual([['/profile']]);
});
