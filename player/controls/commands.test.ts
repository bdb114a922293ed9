import { english } from '../labels/english';
import { withDefaults } from '../playback/settings';
import { createPlayerStore } from '../playback/store';
import { iterationsOf } from '../timeline/timeline';
import { type Command, commandResult, isLooping, runCommand } from './commands';

const COMMANDS = {
  'toggle play': { type: 'toggle play' },
  stop: { type: 'stop' },
  'toggle loop': { type: 'toggle loop' },
  step: { type: 'step', frames: 1 },
  seek: { type: 'seek', to: '100%' },
} satisfies { [Type in Command['type']]: Extract<Command, { type: Type }> };

test.each(Object.values<Command>(COMMANDS))(
  '%j asks something of the handle, and has a result in words',
  (command) => {
    const store = createPlayerStore(withDefaults({ src: '', label: '' }));
    const view = { ...store.getView(), state: 'paused', totalFrames: 10, frameRate: 10 } as const;
    const asked: string[] = [];
    const handle = new Proxy(store.handle, {
      get: (target, name) =>
        name === 'frame' ? 3 : (...given: unknown[]) => asked.push([name, ...given].join(' ')) && target,
    });
    runCommand(command, { ...store, handle, getView: () => view }, true);
    expect(asked).toHaveLength(1);
    expect(commandResult(command, { ...store, handle, getView: () => view }, english)).not.toBe('');
  },
);

test.each([true, false, 0, 1, 1.5, 2, 2.5, 7, -3, Number.NaN])(
  'loop %s is looping when it asks for more than one iteration',
  (loop) => {
    expect(isLooping(loop)).toBe(iterationsOf(loop) > 1);
  },
);
