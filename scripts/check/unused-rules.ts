import type { CheerioAPI } from 'cheerio';
import { parse as parseSelector, type Selector } from 'css-what';
import postcss, { type Container, type Document, type Rule } from 'postcss';

/** The names of the player's buttons, which the player composes (player/ui/controls/control-button.tsx). */
const COMPOSED = /^player-[a-z]+-button$/;

/**
 * Returns a message for each class in a style sheet that no page and no script contains. Omits Tailwind's
 * utilities, because Tailwind generates them from the names in the components.
 * @param scripts the code of all scripts, which can add classes to the pages
 */
export function unusedRules(
  css: string,
  pages: readonly CheerioAPI[],
  scripts: readonly string[],
): readonly string[] {
  const known = new Set([
    ...pages.flatMap(($) => $('[class]').get()).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    ...scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []),
  ]);
  const unused = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule) || isUtility(rule)) return;
    for (const name of classesIn(parseSelector(rule.selector)))
      if (!known.has(name) && !COMPOSED.test(name)) unused.set(name, rule.selector);
  });
  return [...unused].map(([name, selector]) => `.${name} in ${selector}`);
}

const isKeyframe = ({ parent }: Rule) =>
  parent !== undefined && 'name' in parent && /keyframes$/.test(String(parent.name));

function isUtility(node: Rule | Container | Document): boolean {
  const isLayer = 'name' in node && node.name === 'layer' && 'params' in node && node.params === 'utilities';
  return isLayer || (node.parent !== undefined && isUtility(node.parent));
}

/** Returns the classes that a selector names, including those in `:is()`, `:not()` and `:has()`. */
function classesIn(selectors: readonly Selector[][]): string[] {
  return selectors.flat().flatMap((part) => {
    if (part.type === 'attribute') return part.name === 'class' ? [part.value] : [];
    return 'data' in part && Array.isArray(part.data) ? classesIn(part.data) : [];
  });
}
