import { Controls } from './controls/controls';
import { DebugOverlay } from './controls/debug-overlay';
import { loadedUi, type PlayerUiProps } from './loaded-ui';

/**
 * The parts of the player around the picture: the controls and the debug overlay. They are one module, loaded by one
 * `import()`, so that a player without them carries the code of one request only.
 */
export function PlayerUi({ store, settings }: PlayerUiProps) {
  return (
    <>
      {settings.controls ? <Controls store={store} settings={settings} /> : null}
      {settings.debug ? <DebugOverlay store={store} /> : null}
    </>
  );
}

loadedUi.module = { PlayerUi };
