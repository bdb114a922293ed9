import { Player, preload } from '@northlight/player';

/** A server component. */
export default function Page() {
  preload({ src: '/animation.json' });
  return <Player src="/animation.json" label="server" width={8} height={1} autoplay loop />;
}
