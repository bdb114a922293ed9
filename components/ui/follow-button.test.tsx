import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowButton } from './follow-button';

test('the follow button toggles on each press, and is unpressed after a remount', async () => {
  const { unmount } = render(<FollowButton label="Follow" />);
  const button = () => screen.getByRole('button', { name: 'Follow' });
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  unmount();
  render(<FollowButton label="Follow" />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});
