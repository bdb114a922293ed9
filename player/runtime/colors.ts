import { createProbe, type Probe, type Rgba } from '../color/probe';
import type { SourceBytes } from '../core/source-text';
import { encodeSource, unpackSource } from '../document/read-source';
import { type Colors, recolor } from '../document/recolor';
import type { RenderOptions } from '../render/renderer';
import type { Runtime } from './runtime';
import { warnOnce } from './warn-once';

/*
 * Applies the prop `colors` to the text of the file, before it is rendered, and renders the animation again when a color
 * changes. This module is loaded when the prop is first set.
 */

/** The probes for the values of the prop, keyed by value. They are in the stage, and move with the animation. */
const probesOf = new WeakMap<Runtime, Map<string, Probe>>();

/** The colors that the picture of a player has, as text. */
const applied = new WeakMap<Runtime, string>();

const textOf = (colors: Colors) => JSON.stringify([...colors]);

/** Returns options that render the file in the colors of the app, and keep its original text. */
export function withColors(runtime: Runtime, options: RenderOptions): RenderOptions {
  let original: SourceBytes;
  return {
    ...options,
    async adaptFile(file) {
      const source = await unpackSource(await file, options.getSettings().animationId);
      original = source.unpacked;
      options.signal.throwIfAborted();
      return encodeSource({ ...original, text: colored(runtime, source.text) });
    },
    onLoaded(loaded) {
      options.onLoaded({ ...loaded, unpacked: original, colored: loaded.unpacked });
      update(runtime);
    },
  };
}

/** Returns the text of a file in the current colors of a player. */
export function colored(runtime: Runtime, text: string): string {
  const colors = resolveColors(runtime);
  applied.set(runtime, textOf(colors));
  try {
    const animation = JSON.parse(text);
    for (const failure of recolor(animation, colors)) warnOnce(runtime, failure.key, failure);
    return JSON.stringify(animation);
  } catch {
    // Whatever loads the text reports that it is invalid, or nested too deeply.
    return text;
  }
}

/** Renders the animation again if its colors have changed. */
function update(runtime: Runtime) {
  const { settings, load } = runtime.model;
  if (!runtime.stage || !settings.colors || textOf(resolveColors(runtime)) === applied.get(runtime)) return;
  runtime.dispatch({ type: 'rerender', load: load.id });
}

/** Returns the colors that the values of the prop have on the player's elements. */
function resolveColors(runtime: Runtime): Colors {
  const probes = probesOf.get(runtime) ?? new Map<string, Probe>();
  probesOf.set(runtime, probes);
  const entries = Object.entries(runtime.model.settings.colors ?? {}).map(([key, value]) => {
    const list = [value].flat().flatMap((css: string): readonly Rgba[] => {
      const probe = probes.get(css) ?? createProbe(css, () => update(runtime));
      probes.set(css, probe);
      if (!probe.host.isConnected) runtime.stage?.append(probe.host);
      const color = probe.getColor();
      if (!color) warnOnce(runtime, key, { code: 'invalid', reason: 'color value', key, value: css });
      return color ? [color] : [];
    });
    return [key, list] as const;
  });
  return new Map(entries.filter(([, list]) => list[0]));
}
