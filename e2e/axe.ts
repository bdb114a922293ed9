import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Runs axe on a page.
 * @param include a selector of the part to test; the whole page by default
 * @param disabledRules ids of rules to leave out
 * @returns each violated rule with the elements that violate it
 */
export async function axeFindings(
  page: Page,
  include = 'html',
  disabledRules: string[] = [],
): Promise<string[]> {
  // Each document loads axe once: parsing its half a megabyte takes several times as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([include, rules]) => window.axe.run(include, { rules, resultTypes: ['violations'] }),
    [include, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    axe: typeof axe;
  }
}
