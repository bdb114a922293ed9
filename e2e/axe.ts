import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in a page: each rule with the elements that break it.
 * @param include a selector of the part to look at, when not the whole
 * @param notAsked rules to leave out
 */
export async function axeFindings(page: Page, include = 'html', notAsked: string[] = []): Promise<string[]> {
  // The site has no frames; to gather theirs axe would open another page each time.
  const axe = new AxeBuilder({ page }).include(include).disableRules(notAsked).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
