import { attribute, elementsOf, without } from './edit-html';
import { startSteps } from './start-steps';

/** Inline scripts that may be removed: the page's data, which the router's file holds too, and React's clock for late boundaries. */
const known = /^\(?self\.__next_f|^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/**
 * Takes the framework's scripts and the page's data out of the first load. Next writes the data inline, and the same
 * text once more to a file for the router: the page names that file, and the scripts, in the attributes of one small
 * inline script that fetches both when the page is idle.
 * @param data the address of the router's file for this page
 * @param inline what the inline script runs, components/site/hydrate.ts at least
 * @param read gives a script's text for its address
 * @throws when the page isn't as Next writes it
 */
export function deferScripts(
  html: string,
  data: string,
  inline: string,
  read: (src: string) => string,
): string {
  const scripts = elementsOf(html, 'script').filter((element) => !attribute(element, 'type'));
  const start = /\.push\((\{.*\})\);?$/s.exec(
    scripts.find((element) => attribute(element, 'id') === '_R_')?.text ?? '',
  )?.[1];
  const unknown = scripts.find(
    (element) =>
      !attribute(element, 'src') && attribute(element, 'id') !== '_R_' && !known.test(element.text),
  );
  if (unknown)
    throw new Error(`A page has an inline script that no one adds again: ${unknown.text.slice(0, 80)}`);
  // The ones for browsers without modules would never run: those browsers can't run the rest either.
  const sources = scripts.flatMap((element) =>
    / nomodule/i.test(element.attributes) ? [] : (attribute(element, 'src') ?? []),
  );
  if (!start || sources.length === 0)
    throw new Error('The framework’s scripts are not where Next used to write them');
  const preloads = elementsOf(html, 'link').filter(
    (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script',
  );
  const unique = [...new Set(sources)];
  const steps = startSteps(start, unique.map(read));
  const build = /"b":"([^"]+)"/.exec(inlineData(html))?.[1];
  if (!build) throw new Error('The build’s id is not in the data where Next used to write it');
  const values = { data, build, start: JSON.stringify(steps), scripts: unique.join(' ') };
  const attributes = Object.entries(values).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return without(html, [...scripts, ...preloads]).replace(
    '</head>',
    () => `<script${attributes.join('')}>${inline}</script></head>`,
  );
}

/** The page's data as Next wrote it inline: it is the router's file, unless Next has changed. */
export function inlineData(html: string): string {
  return elementsOf(html, 'script')
    .flatMap(({ text }) => /^self\.__next_f\.push\((\[1,.*\])\)$/s.exec(text)?.[1] ?? [])
    .map((chunk) => (JSON.parse(chunk) as [number, string])[1])
    .join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
