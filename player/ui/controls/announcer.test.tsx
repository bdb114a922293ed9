import { fireEvent, within } from '@testing-library/react';
import { hebrew } from '@/testing/hebrew-labels';
import { MARKERS, renderPlayer } from '@/testing/render-player';

const src = JSON.stringify({ op: 60, fr: 60, markers: MARKERS });

async function renderLooping(container?: HTMLElement) {
  const player = await renderPlayer({ src, loop: true }, { container });
  const { status, wait } = player;
  const regionTexts: string[] = [];
  new MutationObserver(() => status.textContent && regionTexts.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return {
    ...player,
    /** Returns the announcements that appear in the live region within a second after an action. */
    async textsAfter(act: () => unknown) {
      regionTexts.length = 0;
      await act();
      await wait(1000);
      return [...regionTexts];
    },
  };
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
};

test('the live region announces the result of pressing Stop, but nothing for buttons whose name or state changes', async () => {
  const { button, press, textsAfter } = await renderLooping();
  const textsOf = (name: string) => textsAfter(() => press(button(name), '{Enter}'));
  expect(await textsOf('Play')).toEqual([]);
  expect(await textsOf('Pause')).toEqual([]);
  expect(await textsOf('Stop')).toEqual(['Stopped']);
  expect(await textsOf('Stop')).toEqual(['Stopped']);
  expect(await textsOf('Repeat')).toEqual([]);
  expect(button('Repeat')).toHaveAttribute('aria-pressed', 'false');
});

test('in a shadow tree too, changes of the focused button are not announced twice', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const { button, press, textsAfter } = await renderLooping(container);
  expect(await textsAfter(() => press(button('Play'), '{Enter}'))).toEqual([]);
  expect(await textsAfter(() => press(button('Stop'), '{Enter}'))).toEqual(['Stopped']);
  host.remove();
});

test('nothing is announced if the name of the focused button changes and immediately changes back', async () => {
  const { button, press, call, textsAfter } = await renderLooping();
  const texts = await textsAfter(async () => {
    await press(button('Play'), '{Enter}');
    await call((handle) => handle.freeze());
  });
  expect(texts).toEqual([]);
  expect(button('Play')).toHaveFocus();
});

test('the last result of repeated shortcuts is announced if the focused button doesn’t change', async () => {
  const { button, press, textsAfter } = await renderLooping();
  const textsOf = (keys: string) => textsAfter(() => press(button('Background'), keys));
  expect(await textsOf('k')).toEqual(['Playing']);
  expect(await textsOf('k')).toEqual(['Paused']);
  expect(await textsOf('l')).toEqual(['Repeat off']);
  expect(await textsOf('s')).toEqual(['Stopped']);
  expect(await textsOf('{End}')).toEqual(['1.0 seconds, frame 59 of 59']);
  expect(await textsOf('{Home}')).toEqual(['0.0 seconds, frame 0 of 59']);
  expect(await textsOf('{ArrowRight}'.repeat(22))).toEqual(['Doors open, frame 22 of 59']);
});

test('the value text of the slider describes the position, and does not change during playback', async () => {
  const { slider, press, wait, textsAfter } = await renderLooping();
  const textsOf = (keys: string) => textsAfter(() => press(slider, keys));
  expect(await textsOf('{Shift>}{ArrowRight}{/Shift}')).toEqual([]);
  expect(slider).toHaveAttribute('aria-valuetext', '0.2 seconds, frame 10 of 59');
  await textsOf('{Shift>}{ArrowRight}{/Shift}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Doors open, frame 20 of 59');
  expect(await textsOf('k')).toEqual(['Playing']);
  await wait(3000);
  expect(slider).toHaveAttribute('aria-valuetext', 'Doors open, frame 20 of 59');
  expect(await textsOf('{Home}')).toEqual([]);
  expect(slider).toHaveAttribute('aria-valuetext', '0.0 seconds, frame 0 of 59');
  await wait(300);
  expect(await textsOf('k')).toEqual([]);
  expect(slider.ariaValueText).not.toMatch('frame 0 of');
});

test('in the snapshot popover, the frame is announced when the user changes it with the arrow keys or the wheel', async () => {
  const { open, press, textsAfter } = await renderLooping();
  const popover = await open('Snapshot');
  const texts = await textsAfter(() =>
    press(within(popover).getByRole('button', { name: 'Copy PNG' }), '{Shift>}{ArrowUp}{/Shift}{ArrowDown}'),
  );
  expect(texts).toEqual(['0.1 seconds, frame 9 of 59']);
  expect(await textsAfter(() => fireEvent.wheel(popover, { deltaY: -100 }))).toEqual([
    '0.2 seconds, frame 10 of 59',
  ]);
});

test('pressing Pause in a hidden tab pauses playback and announces nothing', async () => {
  const { button, press, handle, textsAfter } = await renderLooping();
  await press(button('Play'), '{Enter}');
  expect(await textsAfter(() => setHidden(true))).toEqual([]);
  expect(handle.state).toBe('frozen');
  expect(button('Pause')).toHaveFocus();
  expect(await textsAfter(() => setHidden(false))).toEqual([]);
  setHidden(true);
  expect(await textsAfter(() => press(button('Pause'), '{Enter}'))).toEqual([]);
  expect(button('Play')).toHaveFocus();
  expect(handle.state).toBe('paused');
  setHidden(false);
});

test('nothing is announced when the app changes the player', async () => {
  const { call, handle, update, textsAfter } = await renderLooping();
  expect(await textsAfter(() => call((handle) => handle.play()))).toEqual([]);
  expect(await textsAfter(() => call((handle) => handle.freeze()))).toEqual([]);
  expect(await textsAfter(() => call((handle) => handle.play()))).toEqual([]);
  expect(await textsAfter(() => update({ loop: false }))).toEqual([]);
  expect(handle.state).toBe('paused');
});

test('announcements use the app’s labels and the decimal format of the labels’ language', async () => {
  const { button, press, status, wait } = await renderPlayer({ labels: hebrew, loop: true });
  for (const [key, text] of [
    ['l', hebrew.repeatOff],
    ['l', hebrew.repeatOn],
    ['k', hebrew.playing],
    ['k', hebrew.paused],
    ['s', hebrew.stopped],
    ['{End}', '1.0 שניות, תמונה 59 מתוך 59'],
  ] as const) {
    await press(button(hebrew.background), key);
    await wait(1000);
    expect(status).toHaveTextContent(text);
  }
});
