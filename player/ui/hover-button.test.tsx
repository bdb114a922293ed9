import { act, fireEvent, screen } from '@testing-library/react';
import { INVALID, renderPlayer } from '@/testing/render-player';

const hovering = { hover: true, loop: true };
const button = () => screen.getByRole('button', { name: 'Square' });

test.each([
  ['Enter', 'Enter'],
  [' ', ' '],
  ['Enter', 'Escape'],
  ['Enter', 'Shift>}{Tab}{/Shift'],
])(
  'the hover button plays the animation on {%s}, not on focus, and stops it on {%s}',
  async (start, stop) => {
    const { handle, press } = await renderPlayer(hovering);
    act(() => button().focus());
    expect(handle.state).toBe('stopped');
    expect(screen.queryByRole('img')).toBeNull();
    await press(button(), `{${start}}`);
    expect(handle.state).toBe('playing');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await press(button(), `{${stop}}`);
    expect(handle.state).toBe('stopped');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  },
);

test.each([false, true])(
  'the hover button keeps the animation playing when the window loses focus (in a shadow tree: %s)',
  async (isInShadowTree) => {
    const { box, handle, press } = await renderPlayer(hovering);
    if (isInShadowTree) {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).append(box.parentElement as HTMLElement);
    }
    const hoverButton = box.querySelector('.player-hover') as HTMLElement;
    await press(hoverButton, '{Enter}');
    // When the window loses focus, browsers fire focusout, but the button stays the active element.
    fireEvent.focusOut(hoverButton);
    expect(handle.state).toBe('playing');
    await act(async () => hoverButton.blur());
    expect(handle.state).toBe('stopped');
  },
);

test('a player with the hover prop has no tab stop after a failure', async () => {
  const { box, update } = await renderPlayer(hovering);
  await update({ src: INVALID });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(box.querySelector('.player-hover, [tabindex="0"]')).toBeNull();
});

test.each([
  ['a touchscreen', 'touch'],
  ['a pen that can’t hover', 'pen'],
])('with %s, the first tap plays the animation and the second tap stops it', async (_, pointerType) => {
  const { handle } = await renderPlayer(hovering);
  const fire = (type: string, buttons: number) =>
    fireEvent(
      button(),
      Object.assign(new MouseEvent(type, { bubbles: true, buttons, detail: 1 }), { pointerType }),
    );
  const tap = () => {
    for (const type of ['pointerenter', 'pointerdown']) fire(type, 1);
    for (const type of ['pointerup', 'pointerleave', 'click']) fire(type, 0);
  };
  tap();
  expect(handle.state).toBe('playing');
  tap();
  expect(handle.state).toBe('stopped');
});
