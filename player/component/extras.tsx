import { Controls } from '../controls/controls';
import { DebugOverlay } from '../controls/debug-overlay';
import type { PlayerSettings } from '../playback/settings';
import type { PlayerStore } from '../playback/store';

/** What a host may ask for beside the picture. It is one file's import, since every player carries the request. */
export function Extras({ store, settings }: { store: PlayerStore; settings: PlayerSettings }) {
  return (
    <>
      {settings.controls ? <Controls store={store} settings={settings} /> : null}
      {settings.debug ? <DebugOverlay store={store} /> : null}
    </>
  );
}
