import { formatValue } from '../../document/errors/failure';
import type { PlayerHandle } from '../../types';
import { valueProblems } from './check-options';
import { OPTION_RULES, SEGMENT } from './option-rules';
import { type NamedPlayer, reportProblems } from './report-problems';

/** The methods that set the value of an option. */
const SETTERS = {
  setLoop: 'loop',
  setSegment: 'segment',
  setSpeed: 'speed',
  setDirection: 'direction',
  setMuted: 'muted',
  setVolume: 'volume',
  setBackground: 'background',
} as const;

const watched = new WeakSet<PlayerHandle>();

/**
 * Reports calls that have no effect, from now on. The handle stays the same object, so that apps can compare
 * handles.
 * @param getPlayer returns what names the player in messages
 */
export function watchCalls(handle: PlayerHandle, getPlayer: () => NamedPlayer) {
  if (watched.has(handle)) return;
  watched.add(handle);
  const report = (...problems: string[]) => reportProblems(getPlayer(), problems);

  /** Calls `check` after each call of a method, with the first parameter of the call. */
  const watch = (name: keyof PlayerHandle, check: (parameter: never) => void) => {
    const method = handle[name] as (...parameters: unknown[]) => unknown;
    const watching = (...parameters: unknown[]) => {
      const result = method(...parameters);
      check(parameters[0] as never);
      return result;
    };
    Object.assign(handle, { [name]: watching });
  };

  for (const [method, option] of Object.entries(SETTERS))
    watch(method as keyof typeof SETTERS, (value) => {
      for (const problem of valueProblems({ [option]: value }, OPTION_RULES))
        report(problem.replace(option, `The value of ${method}()`));
    });

  watch('seek', (to: unknown) => {
    const requirement = 'a frame, a percentage such as "50%", or the name of a marker';
    const problem = `The target of seek() is ${formatValue(to)}; it must be ${requirement}`;
    if (typeof to === 'string') {
      const isPercentage = /^\s*[-+.\d]+\s*%\s*$/.test(to);
      if (!isPercentage) reportUnknownMarker(handle, to, problem, report);
    } else if (!Number.isFinite(to)) report(`${problem}.`);
  });

  watch('playSegment', (segment: unknown) => {
    const [requirement, isAllowed] = SEGMENT;
    const problem = `The segment of playSegment() is ${formatValue(segment)}; it must be ${requirement}`;
    if (!isAllowed(segment)) report(`${problem}.`);
    else if (typeof segment === 'string') reportUnknownMarker(handle, segment, problem, report);
  });

  watch('boxOf', async (name: string) => {
    const layers = await handle.layers();
    if (layers.every((layer) => layer.name !== name))
      report(`The file has no layer ${formatValue(name)}, the parameter of boxOf().`);
  });
}

/** Reports a name if the file has no marker with this name. */
async function reportUnknownMarker(
  handle: PlayerHandle,
  name: string,
  problem: string,
  report: (problem: string) => void,
) {
  // Wait until the animation has loaded or failed.
  await handle.layers();
  const names = handle.markers.map((marker) => marker.name);
  if (handle.totalFrames > 0 && !names.includes(name))
    report(`${problem} (the file has: ${names.join(', ') || 'none'}).`);
}
