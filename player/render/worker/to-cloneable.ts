/**
 * Returns settings that `postMessage` accepts: copies as JSON. A value that has no JSON representation is replaced with
 * `{}`, which the worker reports as invalid.
 */
export const toCloneable = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value === undefined ? value : copyAsJson(value)]),
  ) as Settings;

function copyAsJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return {};
  }
}
