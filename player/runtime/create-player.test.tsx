import { fireEvent, screen, within } from '@testing-library/react';
import { BUSY, createPlayer, INVALID, LOST, renderMarkup, SIXTY_FRAMES } from '@/testing/render-player';
import type { PlayerEvent, PlayerOptions } from '../types';

const options = {
  src: SIXTY_FRAMES,
  label: 'Square',
  poster: '/a.svg',
  loading: 'eager',
  loop: true,
} as const satisfies PlayerOptions;

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Adds an element to the page, with this HTML. */
function box(html = '', document = globalThis.document) {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return document.body.appendChild(parent);
}

/** Returns a copy of an element without what depends on the time or on scripts. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const name of ['aria-busy', 'style'])
    for (const changed of copy.querySelectorAll(`[${name}]`)) changed.removeAttribute(name);
  return copy;
}

function expectStatic(parent: Element, options: PlayerOptions) {
  const [shown, expected] = [copyOf(parent), copyOf(box(renderMarkup(options)))];
  // The order of attributes can differ.
  if (!shown.isEqualNode(expected)) expect(shown.innerHTML).toBe(expected.innerHTML);
}

const rootOf = (parent: ParentNode) => parent.querySelector('.player') as HTMLElement;

afterEach(() => document.body.replaceChildren());

test('createPlayer shows the same elements as renderMarkup, updates them, and removes them', async () => {
  const parent = box();
  const player = createPlayer({ ...options, background: 'red', className: 'a "b"', hover: true });
  player.mount(parent);
  expectStatic(parent, { ...options, background: 'red', className: 'a "b"', hover: true });
  await settle();
  const { getByRole } = within(parent);
  expect(getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'false');
  player.play();
  expect(getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'true');
  player.setBackground('blue');
  expect(parent.querySelector('rect')).toHaveAttribute('fill', 'blue');
  player.unmount();
  expect(parent.children).toHaveLength(0);
});

test('update applies options at once, keeps the others, and resets those that are undefined', async () => {
  const parent = box();
  let all: PlayerOptions = { src: SIXTY_FRAMES, label: 'Square', preload: 'none' };
  const player = createPlayer(all);
  player.mount(parent);
  const stage = parent.querySelector('.player-stage');
  const sets: Partial<PlayerOptions>[] = [
    { ...options, width: 400, height: 300, className: 'wide', id: 'campus' },
    { poster: '/b.svg', fit: 'cover', align: [0, 1], background: 'red', hover: true },
    { label: '', className: 'a b' },
    { poster: undefined, label: 'Circle', hover: undefined, align: undefined },
  ];
  for (const changed of sets) {
    all = { ...all, ...changed };
    player.update(changed);
    expectStatic(parent, all);
  }
  expect(parent.querySelector('.player-stage')).toBe(stage);
});

test('a press before the module of the hover button has loaded counts, and counts once', async () => {
  const parent = box();
  const player = createPlayer({ ...options, hover: true });
  player.mount(parent);
  const { getByRole } = within(parent);
  fireEvent.click(getByRole('button', { name: 'Square' }));
  await settle();
  expect(player.state).toBe('playing');
  fireEvent.click(getByRole('button', { name: 'Square' }));
  expect(player.state).toBe('stopped');
  player.unmount();
});

test('update turns the hover button on and off, with the name of the animation on one element', async () => {
  const parent = box();
  const player = createPlayer(options);
  player.mount(parent);
  await settle();
  expect(screen.getByRole('img', { name: 'Square' })).toBeInTheDocument();
  player.update({ hover: true });
  expect(screen.queryByRole('img')).toBeNull();
  const button = screen.getByRole('button', { name: 'Square' });
  // The module that handles clicks on the button loads when the option is first set.
  await settle();
  fireEvent.click(button);
  expect([player.state, button.getAttribute('aria-pressed')]).toEqual(['playing', 'true']);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(player.state).toBe('stopped');
  player.update({ hover: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Square' })).toBeInTheDocument();
  player.update({ hover: true });
  fireEvent.click(screen.getByRole('button', { name: 'Square' }));
  expect(player.state).toBe('playing');
  player.unmount();
});

test('a failure shows the notice over the poster, and its button loads the animation again', async () => {
  const parent = box();
  const player = createPlayer({ ...options, src: LOST, hover: true, labels: { retry: 'Again' } });
  player.mount(parent);
  expect(await screen.findByRole('alert')).toHaveTextContent('“Square” could not be loaded.');
  expect(parent.querySelector('.player-poster')).toBeInTheDocument();
  expect(rootOf(parent)).toHaveAttribute('data-state', 'error');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Again' })]);
  player.update({ hover: false, labels: undefined });
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  expect(player.state).toBe('loading');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(parent.querySelector('.player-stage')).toHaveFocus();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  player.update(options);
  await settle();
  expect([player.state, screen.queryByRole('alert')]).toEqual(['stopped', null]);
  player.unmount();
  expect(parent).toBeEmptyDOMElement();
});

test('after a timeout, the button over the poster tries again and plays', async () => {
  const player = createPlayer({ ...options, src: BUSY });
  player.mount(box());
  const button = await screen.findByRole('button', { name: 'Play' });
  fireEvent.click(button);
  expect([player.state, button.isConnected]).toEqual(['loading', false]);
  expect(document.querySelector('.player-stage')).toHaveFocus();
  player.update(options);
  await settle();
  expect(player.state).toBe('playing');
  player.unmount();
});

describe('mount', () => {
  test('mount uses the static HTML in the element', () => {
    const parent = box(renderMarkup(options));
    const elements = [...parent.querySelectorAll('*')];
    const player = createPlayer(options);
    player.mount(parent);
    expect([...parent.querySelectorAll('*')]).toEqual(elements);
    player.unmount();
  });

  test('mount uses the same static HTML again after unmount', () => {
    const parent = box(renderMarkup(options));
    const root = rootOf(parent);
    for (const player of [createPlayer(options), createPlayer(options)]) {
      player.mount(parent);
      expect([...parent.children]).toEqual([root]);
      player.unmount();
    }
  });

  test('mount shows options that differ from those of the static HTML', () => {
    const parent = box(renderMarkup({ ...options, id: 'campus' }));
    const changed = { ...options, className: 'wide', label: '', poster: '', hover: true };
    const player = createPlayer(changed);
    player.mount(parent);
    expectStatic(parent, { ...changed, id: 'campus' });
    player.unmount();
  });

  test.each([
    ['running, next to it', (parent: Element) => createPlayer({ ...options, label: 'Other' }).mount(parent)],
    [
      'running, deeper in the element',
      (parent: Element) => {
        parent.innerHTML = '<section><p></p></section>';
        createPlayer({ ...options, label: 'Other' }).mount(parent.querySelector('p') as Element);
      },
    ],
    [
      'static, deeper in the element',
      (parent: Element) => {
        parent.innerHTML = `<section>${renderMarkup({ ...options, label: 'Other' })}</section>`;
      },
    ],
    [
      'not one of this package',
      (parent: Element) => {
        parent.innerHTML = '<div class="player"><div class="player-stage"></div></div>';
      },
    ],
  ])('mount never uses the elements of another player: %s', async (_, addOther) => {
    const parent = box();
    addOther(parent);
    await settle();
    const before = parent.innerHTML;
    const player = createPlayer({ ...options, hover: true });
    player.mount(parent);
    await settle();
    player.play();
    player.update({ ...options, label: 'Circle' });
    expect(parent.innerHTML.startsWith(before)).toBe(true);
    player.unmount();
    expect(parent.innerHTML).toBe(before);
  });

  test('several players use the static HTML in the same element in order', () => {
    const parent = box(renderMarkup(options).repeat(2));
    const players = ['red', 'blue'].map((background) => createPlayer({ ...options, background }));
    for (const player of players) player.mount(parent);
    expect([...parent.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual([
      'red',
      'blue',
    ]);
    for (const player of players) player.unmount();
  });

  test('mount moves a running player, and leaves nothing behind', async () => {
    const [first, second, third] = [box(), box(renderMarkup(options)), box()];
    const before = second.innerHTML;
    const events: string[] = [];
    const player = createPlayer({
      ...options,
      onEvent: (event: PlayerEvent) => event !== 'frame' && events.push(event),
    });
    player.mount(first);
    await settle();
    player.play();
    const animation = first.querySelector('[aria-hidden]:not(svg)') as Element;
    for (const place of [second, third, third]) {
      player.mount(place);
      await settle();
      expect(place.contains(animation)).toBe(true);
    }
    expect([first.innerHTML, second.innerHTML]).toEqual(['', before]);
    expect(third.querySelectorAll('.player')).toHaveLength(1);
    expect([player.state, ...events]).toEqual(['playing', 'load', 'ready', 'play']);
    player.unmount();
  });

  test('mount works in an iframe and in a shadow root', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const other = frame.contentDocument as Document;
    const host = box();
    const shadow = host.attachShadow({ mode: 'open' });
    for (const parent of [box('', other), shadow]) {
      const player = createPlayer({ ...options, src: LOST });
      player.mount(parent);
      await settle();
      await settle();
      expect(parent.querySelector('[role=alert]')).not.toBeNull();
      player.update({ ...options, hover: true });
      await settle();
      fireEvent.click(parent.querySelector('.player-hover') as Element);
      expect(rootOf(parent)).toHaveAttribute('data-state', 'playing');
      for (const element of parent.querySelectorAll('*'))
        expect(element.ownerDocument).toBe(parent.ownerDocument);
      player.unmount();
      expect(parent.childNodes).toHaveLength(0);
    }
  });

  test('mount shows an unmounted player again, with its state and position', async () => {
    const [first, second] = [box(), box()];
    const player = createPlayer(options);
    player.mount(first);
    await settle();
    player.seek(20);
    player.unmount();
    player.mount(second);
    await settle();
    expect([player.state, player.frame, rootOf(second).dataset.state]).toEqual(['paused', 20, 'paused']);
    player.unmount();
  });
});

describe('unmount', () => {
  test.each([
    ['playback', (player: ReturnType<typeof createPlayer>) => player.play()],
    [
      'changed options',
      (player: ReturnType<typeof createPlayer>) =>
        player.update({ ...options, label: '', hover: false, className: 'wide', poster: '', align: [0, 0] }),
    ],
    [
      'a failure',
      async (player: ReturnType<typeof createPlayer>) => {
        player.update({ ...options, src: INVALID });
        await screen.findByRole('alert');
      },
    ],
  ])('unmount leaves the static HTML as it was after %s', async (_, use) => {
    const parent = box(renderMarkup({ ...options, hover: true, align: [0.2, 0] }));
    const before = parent.innerHTML;
    const player = createPlayer({ ...options, hover: true, align: [0.2, 0] });
    player.mount(parent);
    await settle();
    await use(player);
    player.unmount();
    expect(parent.innerHTML).toBe(before);
  });

  test('calls after unmount have no effect, and promises settle', async () => {
    const parent = box();
    const callback = jest.fn();
    const player = createPlayer({ ...options, onEvent: callback, onStateChange: callback });
    player.mount(parent);
    await settle();
    player.pause();
    const pending = player.playSegment([0, 50]);
    player.unmount();
    callback.mockClear();
    expect(await pending).toBe(false);
    player.play();
    player.seek(5);
    player.retry();
    player.setBackground('red');
    player.update({ ...options, className: 'wide' });
    player.unmount();
    expect(await player.playSegment([2, 5])).toBe(false);
    await expect(player.snapshot({ format: 'svg' })).rejects.toThrow('no animation');
    await settle();
    expect(callback).not.toHaveBeenCalled();
    expect(parent).toBeEmptyDOMElement();
  });
});

test('a class that the app adds to the outer element stays while the player plays', async () => {
  const parent = box();
  const player = createPlayer(options);
  player.mount(parent);
  rootOf(parent).classList.add('seen');
  await settle();
  player.play();
  expect(rootOf(parent)).toHaveClass('player', 'seen');
  player.unmount();
});

test('createPlayer doesn’t set attributes to the values that they already have', async () => {
  const player = createPlayer(options);
  const unchanged: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, oldValue } of records)
      if (oldValue === (target as Element).getAttribute(`${attributeName}`))
        unchanged.push(`${attributeName}`);
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeOldValue: true });
  player.mount(box(renderMarkup(options)));
  await settle();
  player.play();
  await settle();
  expect(unchanged).toEqual([]);
  player.unmount();
});
