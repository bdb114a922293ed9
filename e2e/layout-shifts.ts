import type { Page } from '@playwright/test';

declare global {
  /** One line per layout shift: its value, and the moved elements with their positions in CSS pixels. */
  var layoutShifts: string[];
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records all layout shifts of the pages that are opened after this call. */
export function recordLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const position = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        globalThis.layoutShifts.push(
          `${value.toFixed(4)} ${sources
            .map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
              return `${name}: ${position(previousRect)} -> ${position(currentRect)}`;
            })
            .join('; ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShiftsOf = (page: Page) => page.evaluate(() => globalThis.layoutShifts);
