import { sectionsOfModule } from '@/content/schema/page-fields';
import { leavesOutSections } from './places';

test('leavesOutSections returns whether a page lacks one of its sections, in any order', () => {
  const modules = Object.entries(sectionsOfModule).map(
    ([module, sections]) => [`content/${module}.ts`, { sections: sections.toReversed() }] as const,
  );
  expect(leavesOutSections(Object.fromEntries(modules))).toBe(false);
  const home = { sections: sectionsOfModule.home.slice(1) };
  expect(leavesOutSections({ ...Object.fromEntries(modules), 'content/home.ts': home })).toBe(true);
});
