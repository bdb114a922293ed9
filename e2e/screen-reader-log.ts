import type { Page } from '@playwright/test';

declare global {
  var screenReaderLines: string[];
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Element {
    computedName: string;
    computedRole: string;
  }
}

/** Lets the browser tell what its accessibility tree says of an element. */
export const COMPUTED_NAMES = '--enable-blink-features=ComputedAccessibilityInfo';

/**
 * Writes down what a screen reader says without being asked, a line each: what comes into the focus, what changes in the name,
 * the state or the value of what has it, and each text that comes into a live region, in a shadow tree too.
 */
export async function startScreenReaderLog(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.screenReaderLines = [];
    const say = (line: string) => globalThis.screenReaderLines.push(line);
    const described = (element: Element | null): Record<string, unknown> => ({
      name: element?.computedName,
      pressed: element?.ariaPressed,
      expanded: element?.matches('summary') ? element.closest('details')?.open : element?.ariaExpanded,
      checked: (element as HTMLInputElement | null)?.checked,
      value: element?.ariaValueText,
      invalid: element?.ariaInvalid,
      disabled: element?.ariaDisabled ?? element?.matches(':disabled'),
      busy: element?.ariaBusy,
    });
    let focused = document.activeElement;
    let last = described(focused);
    const compare = () => {
      // On its way to another element, or under a dialog.
      if (focused !== document.activeElement || !(focused?.computedRole || focused?.computedName)) return;
      const now = described(focused);
      for (const [key, value] of Object.entries(now))
        if (value !== last[key]) say(`${key}: ${value ?? 'none'}`);
      last = now;
    };
    addEventListener('focusin', ({ target }) => {
      focused = target as Element;
      last = described(focused);
      say(`focus: ${[focused.computedRole, focused.computedName].join(' ').trim()}`);
    });
    for (const type of ['change', 'input']) addEventListener(type, compare);
    const observe = (root: Document | ShadowRoot) =>
      new MutationObserver((records) => {
        const regions = new Set<Element>();
        for (const { target, type, addedNodes } of records) {
          // What goes is not read.
          if (type === 'attributes' || (type === 'childList' && addedNodes.length === 0)) continue;
          const element = target instanceof Element ? target : target.parentElement;
          const inside = [...addedNodes].filter((node) => node instanceof Element);
          for (const part of [element?.closest(live), ...inside.flatMap((node) => [...within(node)])])
            if (part) regions.add(part);
        }
        for (const region of regions) {
          const root = region.getRootNode();
          const host = root instanceof ShadowRoot ? root.host : region;
          if (region.textContent && host.checkVisibility())
            say(`${region.role ?? region.ariaLive}: ${region.textContent}`);
        }
        compare();
      }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    const live = '[role=status], [role=alert], [role=log], [aria-live]';
    /** Of regions that come with their text, alerts alone are read. */
    const within = (node: Element) =>
      [node, ...node.querySelectorAll('*')].filter((element) => element.matches('[role=alert]'));
    observe(document);
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot);
  });
}

/** Lines since `startScreenReaderLog`. */
export const screenReaderLog = (page: Page) => page.evaluate(() => globalThis.screenReaderLines);
