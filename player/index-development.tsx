import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Player as ProductionPlayer } from './index';
import { watchCalls } from './runtime/development/check-calls';
import { optionProblems } from './runtime/development/check-options';
import { checkStyles } from './runtime/development/check-styles';
import { reportProblems } from './runtime/development/report-problems';
import type { PlayerHandle } from './types';
import type { PlayerProps } from './ui/player-props';
import { PROP_RULES } from './ui/prop-rules';

/*
 * What `index.ts` exports, for development (the condition `development` in package.json). The console names props and calls
 * that are wrong, such as `speed="2"`.
 */

export { preload } from './index';

/** Matches the names of attributes and handlers that the outer element receives. */
const OUTER_ATTRIBUTE = /-|^on(Pointer|Click|Focus|Blur)/;

export const Player = forwardRef<PlayerHandle, Omit<PlayerProps, 'ref'>>(function Player(props, ref) {
  const handle = useRef<PlayerHandle>(null);
  const latest = useRef(props);
  useImperativeHandle(ref, () => handle.current as PlayerHandle, []);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // Before React throws an error, which a wrong type of `controls` causes.
  const options = Object.entries(props).filter(([name]) => !OUTER_ATTRIBUTE.test(name));
  reportProblems(props, optionProblems(Object.fromEntries(options), PROP_RULES));
  // Before the app's own layout effects, which can call methods.
  useLayoutEffect(() => {
    // `createPlayer` watches the calls of a player that it has created.
    if (!latest.current.player) watchCalls(handle.current as PlayerHandle, () => latest.current);
  }, []);
  useEffect(() => checkStyles(document), []);
  return <ProductionPlayer {...props} ref={handle} />;
}) as (props: PlayerProps) => ReactNode;
