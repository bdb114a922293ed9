import type { Route } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';

/**
 * Lets browsers prefetch a page when the pointer rests on its link. Links to files and to the page itself are
 * excluded.
 * @param path the page's route
 */
export function SpeculationRules({ path }: { path: Route }) {
  const pages = { href_matches: withBasePath('/*') };
  const files = { href_matches: withBasePath('/*.*') };
  const page = { href_matches: withBasePath(path) };
  const where = { and: [pages, { not: { or: [files, page] } }] };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
