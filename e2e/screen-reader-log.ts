import type { Page } from '@playwright/test';

declare global {
  var screenReaderLines: string[];
  var compareNames: () => void;
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Element {
    computedName: string;
    computedRole: string;
  }
}

/**
 * Logs what a screen reader announces: each element that receives the focus, each change of its name, state
 * or value, and any text that is added to a live region. Includes shadow trees.
 */
export async function startScreenReaderLog(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.screenReaderLines = [];
    const log = (line: string) => globalThis.screenReaderLines.push(line);
    const described = (element: Element | null): Record<string, unknown> => ({
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
    let lastName = focused?.computedName;
    globalThis.compareNames = () => {
      // The focus is moving to a different element, or a dialog covers the focused element.
      if (focused !== document.activeElement || !(focused?.computedRole || focused?.computedName)) return;
      if (focused.computedName !== lastName) log(`name: ${focused.computedName}`);
      lastName = focused.computedName;
    };
    const compare = () => {
      if (focused !== document.activeElement) return;
      const now = described(focused);
      for (const [key, value] of Object.entries(now))
        if (value !== last[key]) log(`${key}: ${value ?? 'none'}`);
      last = now;
    };
    addEventListener('focusin', ({ target }) => {
      focused = target as Element;
      last = described(focused);
      lastName = focused.computedName;
      log(`focus: ${[focused.computedRole, focused.computedName].join(' ').trim()}`);
    });
    for (const type of ['change', 'input']) addEventListener(type, compare);
    const observe = (root: Document | ShadowRoot) =>
      new MutationObserver((records) => {
        const regions = new Set<Element>();
        for (const { target, type, addedNodes } of records) {
          // Screen readers don't announce removed text.
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
            log(`${region.role ?? region.ariaLive}: ${region.textContent}`);
        }
        compare();
      }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    const live = '[role=status], [role=alert], [role=log], [aria-live]';
    /**
     * Returns the alerts in an inserted element. Screen readers don't announce other live regions that are
     * inserted together with their text.
     */
    const within = (node: Element) =>
      [node, ...node.querySelectorAll('*')].filter((element) => element.matches('[role=alert]'));
    observe(document);
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot);
  });
}

/** Returns the lines so far. Compares names only here, because the browser takes a long time to compute them. */
export const screenReaderLog = (page: Page) =>
  page.evaluate(() => {
    globalThis.compareNames();
    return globalThis.screenReaderLines;
  });
