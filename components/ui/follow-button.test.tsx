import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mount from '@/browser/follow';
import { FollowButton } from './follow-button';

test('the follow button is unpressed at first, and toggles on each press', async () => {
  render(<FollowButton label="Follow" />);
  const button = screen.getByRole('button', { name: 'Follow' });
  mount(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  for (const pressed of ['true', 'false', 'true']) {
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', pressed);
  }
});
