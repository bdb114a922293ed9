import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const MORE_RULES = [
  'css-orientation-lock',
  'focus-order-semantics',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'table-fake-caption',
  'target-size',
  'td-has-header',
  // These rules stay disabled: p-as-heading mistakes large numbers and introductory paragraphs for headings;
  // color-contrast-enhanced requires 7:1, which the site doesn't claim; hidden-content only lists hidden
  // elements for manual review.
];

/**
 * Returns the violated rules with their elements. Also checks `MORE_RULES`, which axe disables by default.
 */
export async function axeFindings(
  page: Page,
  include = 'html',
  disabledRules: string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([
    ...MORE_RULES.map((rule) => [rule, { enabled: true }]),
    ...disabledRules.map((rule) => [rule, { enabled: false }]),
  ]);
  return run(page, include, { rules });
}

/** Returns the violated rules about colors, for a further color scheme of a page that `axeFindings` has checked. */
export const axeColorFindings = (page: Page, include = 'html') =>
  run(page, include, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function run(page: Page, include: string, options: RunOptions): Promise<string[]> {
  // Load axe only once per document: parsing its half-megabyte script takes several times as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([include, options]) => window.axe.run(include, { ...options, resultTypes: ['violations'] }),
    [include, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Window {
    axe: typeof axe;
  }
}
