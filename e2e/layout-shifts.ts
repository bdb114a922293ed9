import type { Page } from '@playwright/test';

declare global {
  /** What moved that had been laid out, from where to where in pixels of the window. */
  var layoutShifts: string[];
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Notes every layout shift of what is opened next, `node: x,y -> x,y` for each element that moved. */
export function watchLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const place = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        globalThis.layoutShifts.push(
          `${value.toFixed(4)} ${sources
            .map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
              return `${name}: ${place(previousRect)} -> ${place(currentRect)}`;
            })
            .join('; ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.layoutShifts);
}
