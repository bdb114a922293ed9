import { withBasePath } from '@/components/ui/with-base-path';

/** Lets browsers prefetch a page when the pointer rests on its link. Links to files are excluded. */
export function SpeculationRules() {
  const pages = { href_matches: withBasePath('/*') };
  const files = { href_matches: withBasePath('/*.*') };
  const rules = { prefetch: [{ where: { and: [pages, { not: files }] }, eagerness: 'moderate' }] };
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
