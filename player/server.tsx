import { forwardRef, type ReactNode } from 'react';
import { Player as ClientPlayer, preload as clientPreload } from './index';
import type { PlayerHandle } from './types';
import type { PlayerProps } from './ui/player-props';

/*
 * What `index.ts` exports to servers (the conditions `react-server` and `node` in package.json). Server components can
 * render client components, but can't call functions of a client module. Tests can use these exports in a DOM.
 */

const isServer = typeof document === 'undefined';

export const preload: typeof clientPreload = async (options) => {
  if (!isServer) await clientPreload(options);
};

let hasWarned = false;

/** Renders a player. In development, warns once if its static HTML is empty although the server has the animation. */
export const Player = forwardRef<PlayerHandle, Omit<PlayerProps, 'ref'>>(function Player(props, ref) {
  const { src, poster, label } = props;
  const isEmpty = isServer && typeof src === 'object' && !poster;
  if (process.env.NODE_ENV !== 'production' && isEmpty && !hasWarned) {
    hasWarned = true;
    console.warn(
      `The box of the player “${label}” is empty until its scripts have loaded. To show the first frame, pass a poster: renderPoster of @northlight/player/poster draws it from \`src\`.`,
    );
  }
  return <ClientPlayer {...props} ref={ref} />;
}) as (props: PlayerProps) => ReactNode;
