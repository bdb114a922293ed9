import { act, type RenderOptions, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import type { SourceBytes } from '@/player/core/source-text';
import type { PlayerHandle } from '@/player/types';
import { PlayerControls } from '@/player/ui/controls/player-controls';
import { Player } from '@/player/ui/player';
import type { PlayerProps } from '@/player/ui/player-props';
import { createPlayer, renderMarkup } from '@/player/vanilla';

// Tests that create players themselves import these functions from this file, so that the mock below applies.
export { createPlayer, Player, renderMarkup };

/**
 * Mocks loading and rendering, because lottie-web requires a browser. `src` defines the number of frames, the
 * frame rate and the markers.
 */
jest.mock('@/player/render/render-animation', () => ({
  async renderAnimation({ source, createContainer, onRead, onLoaded }: MockRenderOptions) {
    const text = typeof source === 'string' ? source : Buffer.from(source.bytes).toString();
    const file = { bytes: Uint8Array.from(Buffer.from(text)).buffer, base: '' };
    if (typeof source === 'string') onRead(file);
    const { ip = 0, op, fr, markers = [], failure } = JSON.parse(text);
    if (failure) throw failure;
    if (!op) throw { code: 'invalid', reason: 'field', field: 'op', value: 'missing', ip: '0' };
    onLoaded({
      frames: [ip, op],
      frameRate: fr,
      fileMarkers: markers.map(({ tm, dr, cm }: (typeof MARKERS)[0]) => ({
        name: cm,
        first: tm,
        last: tm + dr,
      })),
      renderer: 'svg',
      unpacked: file,
      unresolvedSlots: [],
    });
    const renderer = {
      build: 'test-build',
      container: createContainer(),
      isAutonomous: false,
      show() {},
      getDrawnFrames: () => ({ count: 0, at: 0 }),
      destroy() {},
    };
    return { renderer, fallbackReason: null };
  },
}));

type MockRenderOptions = {
  source: string | SourceBytes;
  createContainer(): HTMLElement;
  onRead(file: SourceBytes): void;
  onLoaded(media: object): void;
};

/** Two markers in an animation of 60 frames. */
export const MARKERS = [
  { tm: 20, dr: 10, cm: 'Doors open' },
  { tm: 40, dr: 10, cm: 'Doors shut' },
];

/** An animation of ten frames, one second long. */
export const TEN_FRAMES = JSON.stringify({ op: 10, fr: 10 });

/** An animation of sixty frames, one second long. */
export const SIXTY_FRAMES = JSON.stringify({ op: 60, fr: 60 });

export const INVALID = '{"no": "animation"}';

/** A file that can't be loaded. */
export const LOST = JSON.stringify({ failure: { code: 'network', reason: 'too slow' } });

/** A file that a worker doesn't draw in time. */
export const BUSY = JSON.stringify({ failure: { code: 'timeout', reason: 'silent' } });

// Keep the real `queueMicrotask` and `nextTick`, so that their callbacks run in order with promise callbacks.
jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
installMissingApis();
// Suppress the warnings that the player logs after failures.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

/**
 * Renders a player with controls in jsdom, and waits until the animation has loaded or failed.
 * @param options options of `render`, such as the container
 */
export async function renderPlayer(initial: Partial<PlayerProps> = {}, options?: RenderOptions) {
  const ref = createRef<PlayerHandle>();
  const events: string[] = [];
  let props: PlayerProps = {
    src: SIXTY_FRAMES,
    label: 'Square',
    loading: 'eager',
    controls: PlayerControls,
    onEvent: (event: string) => event === 'frame' || events.push(event),
    ...initial,
  };
  const { rerender, container } = render(<Player ref={ref} {...props} />, options);
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  await settle();
  const bar = container.querySelector('fieldset') as HTMLFieldSetElement;
  const button = (name: string) => within(bar).getByRole('button', { name });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    handle: ref.current as PlayerHandle,
    /** The names of the events so far, except `frame`. */
    events,
    user,
    box: container.firstElementChild as HTMLElement,
    bar,
    button,
    queryButton: (name: string) => within(bar).queryByRole('button', { name }),
    slider: within(bar).getByRole('slider'),
    field: within(bar).queryByRole('spinbutton'),
    status: within(bar).getAllByRole('status')[0] as HTMLElement,
    /** Returns the background color of the animation. */
    background: () => container.querySelector('.player-box rect')?.getAttribute('fill'),
    async update(changed: Partial<PlayerProps>) {
      props = { ...props, ...changed };
      rerender(<Player ref={ref} {...props} />);
      await settle();
    },
    /** Focuses a control and presses keys, in the syntax of `userEvent.keyboard`. */
    async press(control: HTMLElement, keys: string) {
      act(() => control.focus());
      await user.keyboard(keys);
    },
    /** Clicks a button in the bar and returns the popover that opens. */
    async open(name: string, dialog = name) {
      await user.click(button(name));
      return screen.getByRole('dialog', { name: dialog });
    },
    /** Calls methods of the handle, as an app does. */
    call: (run: (handle: PlayerHandle) => void) => act(async () => run(ref.current as PlayerHandle)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

/**
 * Adds APIs that the controls use but jsdom doesn't support: popovers, full screen, and colors on a canvas.
 */
function installMissingApis() {
  const open: HTMLElement[] = [];
  const setOpen = (popover: HTMLElement, newState: 'open' | 'closed') => {
    const dispatch = (type: string) => popover.dispatchEvent(Object.assign(new Event(type), { newState }));
    flushSync(() => dispatch('beforetoggle'));
    if (newState === 'open') open.push(popover);
    else open.splice(open.indexOf(popover), 1);
    queueMicrotask(() => act(() => dispatch('toggle')));
  };
  HTMLElement.prototype.hidePopover = function () {
    if (open.includes(this)) setOpen(this, 'closed');
  };
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id && document.getElementById(id);
    if (popover) setOpen(popover, open.includes(popover) ? 'closed' : 'open');
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open.at(-1)?.hidePopover());
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    OffscreenCanvas: class {
      getContext = () => null;
    },
  });
}
