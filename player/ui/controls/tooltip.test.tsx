import { act, fireEvent, screen } from '@testing-library/react';
import { renderPlayer } from '@/testing/render-player';

const tooltip = () => screen.queryByRole('tooltip');

test('a tooltip appears after a delay, stays while the pointer is over the tooltip, and disappears after a delay', async () => {
  const { user, button, bar, wait } = await renderPlayer();
  await user.hover(button('Play'));
  await wait(400);
  expect(tooltip()).toBeNull();
  await wait(200);
  expect(tooltip()).toHaveTextContent('PlaySpaceK');
  // While a tooltip is visible, the tooltip of a different button appears immediately.
  await user.hover(button('Repeat'));
  await wait(1);
  expect(tooltip()).toHaveTextContent('RepeatL');
  expect(bar.querySelector('[title]')).toBeNull();
  await user.hover(tooltip() as HTMLElement);
  await wait(5000);
  expect(tooltip()).toBeInTheDocument();
  fireEvent(bar, new MouseEvent('pointerleave'));
  await wait(200);
  expect(tooltip()).toBeInTheDocument();
  await wait(200);
  expect(tooltip()).toBeNull();
});

test('a tooltip disappears when Escape is pressed or a popover opens', async () => {
  const { user, button, wait, open } = await renderPlayer();
  const hover = async (name: string) => {
    await user.hover(button(name));
    await wait(600);
    expect(tooltip()).toHaveTextContent(name);
  };
  await hover('Background');
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await hover('Snapshot');
  await open('Snapshot');
  await wait(600);
  expect(tooltip()).toBeNull();
  await user.hover(screen.getByRole('button', { name: 'Copy PNG' }));
  await wait(600);
  expect(tooltip()).toBeNull();
});

test('a tooltip appears when its button gets the keyboard focus, and changes whenever the button’s name changes', async () => {
  const { button, slider, press } = await renderPlayer();
  // The first key press makes `:focus-visible` match.
  await press(button('Stop'), '{Shift}');
  await press(button('Play'), '{Shift}');
  expect(tooltip()).toHaveTextContent('PlaySpaceK');
  await press(button('Play'), 'k');
  expect(tooltip()).toHaveTextContent('Pause');
  await press(button('Pause'), 'k');
  expect(tooltip()).toHaveTextContent('Play');
  act(() => slider.focus());
  expect(tooltip()).toBeNull();
});
