import { stableStringify } from '../../core/source-text';

/**
 * Returns settings that `postMessage` accepts. A value that can't be cloned is copied as JSON. If it has no
 * JSON representation, it is replaced with `{}`, which the worker reports as invalid.
 */
export const toCloneable = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, clone(value)])) as Settings;

function clone(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return JSON.parse(stableStringify([value]) ?? '[{}]')[0] ?? {};
  }
}
