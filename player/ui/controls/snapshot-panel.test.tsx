import { createEvent, fireEvent, within } from '@testing-library/react';
import { hebrew } from '@/testing/hebrew-labels';
import { INVALID, renderPlayer } from '@/testing/render-player';
import type { PlayerProps } from '../player-props';

async function openPanel(props: Partial<PlayerProps> = {}) {
  const player = await renderPlayer(props);
  const snapshot = jest.spyOn(player.handle, 'snapshot').mockResolvedValue(PNG);
  const element = await player.open(props.labels?.snapshot ?? 'Snapshot');
  const panel = within(element);
  const pressButton = async (name: string) => {
    await player.user.click(panel.getByRole('button', { name }));
    await player.wait(0);
  };
  return { ...player, snapshot, element, panel, pressButton, message: panel.getByRole('status') };
}

const PNG = new Blob(['png'], { type: 'image/png' });

test('the wheel moves one frame per notch in the snapshot panel, but is ignored while Ctrl is pressed', async () => {
  const { element, panel, handle } = await openPanel();
  const turn = (init: WheelEventInit) =>
    fireEvent(element, createEvent.wheel(element, { deltaY: -100, ...init }));
  expect(turn({ ctrlKey: true })).toBe(true);
  expect(handle.frame).toBe(0);
  expect(turn({})).toBe(false);
  expect(handle.frame).toBe(1);
  expect(panel.getByText('Frame 1')).toBeVisible();
  expect(turn({ deltaY: 100 })).toBe(false);
  expect(turn({ deltaY: 100 })).toBe(false);
  expect(handle.frame).toBe(0);
});

test('the wheel over the animation moves the frame only while the snapshot panel is open', async () => {
  const { box, button, handle, user } = await openPanel();
  const stage = within(box).getByRole('img');
  const turn = () => fireEvent(stage, createEvent.wheel(stage, { deltaY: -100 }));
  expect(turn()).toBe(false);
  expect(handle.frame).toBe(1);
  await user.click(button('Snapshot'));
  expect(turn()).toBe(true);
  expect(handle.frame).toBe(1);
});

test('the snapshot panel shows the frame number only if an animation is loaded', async () => {
  const { panel, element, update, wait } = await openPanel({ preload: 'none', initialPercent: 50 });
  expect(panel.queryByText(/^Frame/)).toBeNull();
  fireEvent.wheel(element, { deltaY: -100 });
  await wait(0);
  expect(panel.getByText('Frame 31')).toBeVisible();
  await update({ src: INVALID });
  expect(panel.queryByText(/^Frame/)).toBeNull();
});

test('the wheel and the arrow keys in the snapshot panel pause playback', async () => {
  const { element, panel, handle, press, call } = await openPanel({ loop: true, autoplay: true });
  expect(handle.state).toBe('playing');
  fireEvent.wheel(element, { deltaY: -100 });
  expect(handle.state).toBe('paused');
  expect(panel.getByText(`Frame ${handle.frame}`)).toBeVisible();
  await call((handle) => handle.play());
  const before = handle.frame;
  await press(panel.getByRole('button', { name: 'Download SVG' }), '{Shift>}{ArrowUp}{/Shift}');
  expect([handle.state, handle.frame]).toEqual(['paused', before + 10]);
});

test('the snapshot panel downloads a file and shows its name', async () => {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} });
  const { message, pressButton } = await openPanel();
  await pressButton('Download SVG');
  expect(message).toHaveTextContent('Saved snapshot.svg.');
  await pressButton('Download PNG');
  expect(names).toEqual(['snapshot.svg', 'snapshot.png']);
});

test('the snapshot panel shows a message when the browser denies access to the clipboard', async () => {
  const { message, pressButton } = await openPanel();
  const copy = () => pressButton('Copy PNG');
  const denied = 'That did not work: this browser copies no pictures from this page';
  // Fails, because jsdom has no `ClipboardItem`.
  await copy();
  expect(message).toHaveTextContent(denied);
  Object.assign(globalThis, { ClipboardItem: class {} });
  const write = jest.fn().mockRejectedValue(new DOMException('Document is not focused.', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  await copy();
  expect(message).toHaveTextContent(denied);
  write.mockResolvedValue(undefined);
  await copy();
  expect(message).toHaveTextContent('Copied.');
});

test('the snapshot panel shows failures with the app’s labels, and logs their causes', async () => {
  const { snapshot, message, pressButton } = await openPanel({ labels: hebrew });
  const error = new RangeError('The picture is too large for a PNG');
  snapshot.mockRejectedValue(error);
  await pressButton(hebrew.downloadPng);
  expect(message).toHaveTextContent(hebrew.tooLarge);
  expect(console.warn).toHaveBeenCalledWith(error);
});
