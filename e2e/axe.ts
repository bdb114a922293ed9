import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  // Legacy mode tests no frames, of which the site has none; otherwise axe opens another page each time.
  const axe = new AxeBuilder({ page }).include(include).disableRules(disabledRules).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
