import './element';
import { watchCalls } from './runtime/development/check-calls';
import { optionProblems, similarName } from './runtime/development/check-options';
import { checkStyles } from './runtime/development/check-styles';
import { OPTION_RULES } from './runtime/development/option-rules';
import { reportProblems } from './runtime/development/report-problems';
import type { PlayerHandle, PlayerOptions } from './types';

/*
 * What `element.ts` defines, for development (the condition `development` in package.json). The console names attributes,
 * properties and calls that are wrong, such as `speed="fast"`.
 */

type CheckedElement = HTMLElement & {
  options: Partial<PlayerOptions>;
  player: PlayerHandle;
  connectedCallback(): void;
};

/** The elements that will be checked when all of their attributes have been set. */
const due = new Set<CheckedElement>();

function check(element: CheckedElement) {
  due.delete(element);
  const { options, player } = element;
  if (!element.isConnected) return;
  watchCalls(Object.getPrototypeOf(player), () => element.options);
  checkStyles(element);
  const { observedAttributes: known } = element.constructor as unknown as { observedAttributes: string[] };
  const misspelt = element.getAttributeNames().flatMap((name) => {
    const meant = known.includes(name) || name in element ? undefined : similarName(name, known);
    return meant ? [`The attribute ${name} is unknown and has no effect; use ${meant}.`] : [];
  });
  reportProblems(options, [...misspelt, ...optionProblems({ label: '', ...options }, OPTION_RULES)]);
}

function scheduleCheck(element: CheckedElement) {
  if (!due.has(element)) setTimeout(check, 0, element);
  due.add(element);
}

const prototype: CheckedElement | undefined = globalThis.customElements?.get('northlight-player')?.prototype;
if (prototype) {
  const { connectedCallback } = prototype;
  // The element calls this method after each change of an option.
  prototype.connectedCallback = function (this: CheckedElement) {
    connectedCallback.call(this);
    scheduleCheck(this);
  };
  // The browser has already connected the elements of the static HTML.
  document.querySelectorAll<CheckedElement>('northlight-player').forEach(scheduleCheck);
}
