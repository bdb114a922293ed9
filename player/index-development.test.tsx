import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Player } from './index-development';
import type { PlayerHandle } from './types';
import { createPlayer } from './vanilla-development';

const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => warn.mockClear());

const warnings = () => warn.mock.calls.map(([message]) => message);
const UntypedPlayer = Player as (props: Record<string, unknown>) => ReactNode;

function CallingApp() {
  const ref = useRef<PlayerHandle>(null);
  useLayoutEffect(() => {
    ref.current?.setLoop(-1);
    ref.current?.setSegment(undefined);
    ref.current?.seek(Number.NaN);
    ref.current?.seek('50%');
    ref.current?.playSegment([5] as never);
  });
  return <Player ref={ref} src="/b.json" label="B" />;
}

test('Player names each wrong prop once, and doesn’t name attributes of the outer element', () => {
  const wrong = { buttons: ['plya'], onClick() {}, 'data-x': 1, style: {} };
  const { rerender } = render(<UntypedPlayer src="/a.json" label="A" {...wrong} />);
  rerender(<UntypedPlayer src="/a.json" label="A" {...wrong} shortcuts={{ pley: ['p'] }} />);
  expect(warnings()).toEqual([
    expect.stringMatching(/^A: buttons is \["plya"\]; it must be a list of "play", .* or "fullscreen"\.$/),
    expect.stringMatching(/^A: shortcuts is \{"pley":\["p"\]\}; it must be false, or an object with/),
  ]);
});

test('Player names a prop `controls` that React rejects', () => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.reportError = jest.fn();
  render(<UntypedPlayer src="/a.json" label="A" controls={5} />);
  expect(warnings()).toEqual(['A: controls is 5; it must be true, false or the component PlayerControls.']);
});

test('the ref receives the handle before the layout effects of the app, whose calls are checked', () => {
  render(<CallingApp />);
  expect(warnings()).toEqual([
    'B: The value of setLoop() is -1; it must be true, false, or a whole number of iterations above 0.',
    'B: The target of seek() is NaN; it must be a frame, a percentage such as "50%", or the name of a marker.',
    'B: The segment of playSegment() is [5]; it must be the name of a marker, or two frames such as [0, 40].',
  ]);
});

test('createPlayer names wrong options, calls and parents', () => {
  const options = { src: '/c.json', label: 'C', spead: 2 };
  const player = createPlayer(options);
  player.update({ volume: 50 });
  player.setSpeed(0);
  expect(warnings()).toEqual([
    'C: spead is unknown and has no effect; use speed.',
    'C: volume is 50; it must be a number from 0 to 1.',
    'C: The value of setSpeed() is 0; it must be a number above 0.',
  ]);
  expect(() => player.mount('#day' as never)).toThrow('mount() received #day; it must receive an element');
  expect(() => createPlayer(null as never)).toThrow('createPlayer() received null; it must receive options');
});
