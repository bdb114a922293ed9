import { watchCalls } from './runtime/development/check-calls';
import { optionProblems, valueProblems } from './runtime/development/check-options';
import { checkStyles } from './runtime/development/check-styles';
import { OPTION_RULES } from './runtime/development/option-rules';
import { reportProblems } from './runtime/development/report-problems';
import type { PlayerOptions } from './types';
import { createPlayer as createProductionPlayer, type VanillaPlayer } from './vanilla';

/*
 * What `vanilla.ts` exports, for development (the condition `development` in package.json). The console names options and
 * calls that are wrong, such as `speed: '2'`.
 */

export { preload, renderMarkup } from './vanilla';

export function createPlayer(options: PlayerOptions): VanillaPlayer {
  if (typeof options !== 'object' || !options)
    throw new TypeError(
      `createPlayer() received ${options}; it must receive options such as { src, label }.`,
    );
  let current = options;
  reportProblems(current, optionProblems(current, OPTION_RULES));
  const player = createProductionPlayer(options);
  const { mount, update } = player;
  watchCalls(Object.getPrototypeOf(player), () => current);
  return Object.assign(player, {
    mount(parent: Element | ShadowRoot) {
      if (!(parent as Node | null)?.nodeType)
        throw new TypeError(`mount() received ${parent}; it must receive an element or a shadow root.`);
      mount(parent);
      checkStyles(parent);
    },
    update(changed: Partial<PlayerOptions>) {
      current = { ...current, ...changed };
      reportProblems(current, valueProblems(changed, OPTION_RULES));
      update(changed);
    },
  });
}
