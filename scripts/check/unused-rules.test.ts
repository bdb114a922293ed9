import { load } from 'cheerio';
import { unusedRules } from './unused-rules';

const pages = [load('<p class="note  lead">a</p>'), load('<svg class="icon"></svg>')];

const unused = (css: string, scripts: readonly string[] = []) => unusedRules(css, pages, scripts);

test('unusedRules returns each class that no page contains with its rule', () => {
  expect(unused('.icon, .note .gone { color: red } @media print { .old { color: red } }')).toEqual([
    '.gone in .icon, .note .gone',
    '.old in .old',
  ]);
});

test('unusedRules finds classes in the arguments of pseudo-classes and in layers, and reads escaped names', () => {
  expect(unused('@layer components { .lead:not(.a):has(> :is(.b, .c\\:d)) { color: red } }')).toEqual([
    expect.stringContaining('.a in '),
    expect.stringContaining('.b in '),
    expect.stringContaining('.c:d in '),
  ]);
});

test('unusedRules accepts classes that a script contains or that the player composes', () => {
  const css = '.player-tooltip, .player-speed-button { color: red }';
  expect(unused(css, ['e.className="player-tooltip"'])).toEqual([]);
  expect(unused(css, ['e.className="player-tooltip-arrow"'])).toHaveLength(1);
});

test('unusedRules ignores utilities, keyframes, and dots in attribute selectors and values', () => {
  const css = `@layer utilities { .pt-4 { padding: 1rem } @media print { .hidden { display: none } } }
    @keyframes turn { 12.5% { rotate: 1deg } } [href$=".pdf"] { background: url("a.b.png") }`;
  expect(unused(css)).toEqual([]);
});
