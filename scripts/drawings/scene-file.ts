import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo/browser';
import { Scene, type SceneName } from '@/components/drawings/scene';

type Colours = Readonly<Record<string, string>>;

const own = readFileSync('components/drawings/drawings.css', 'utf8');

/** Rounds coordinates to a tenth. */
const shorterPaths: Config = { floatPrecision: 1, plugins: ['convertPathData'] };

/** Renders a scene as SVG that gets its colours and animations from the page. */
export function sceneMarkup(name: SceneName): string {
  return optimize(renderToStaticMarkup(createElement(Scene, { name })), shorterPaths).data;
}

/**
 * Turns a scene into a standalone SVG file.
 * @param svg the scene's markup
 * @param colours the values of the palette's names, such as `ink`
 * @param mono the CSS `font-family` of the lettering
 * @param css additional rules
 */
export function sceneFile(svg: string, colours: Colours, mono: string, css = ''): string {
  const classes = Object.entries(colours).flatMap(([token, colour]) =>
    ['fill', 'stroke'].map((property) => [`${property}-${token}`, `${property}:${colour}`] as const),
  );
  const used = [
    ...classes,
    ['fill-none', 'fill:none'] as const,
    ['stroke-none', 'stroke:none'] as const,
  ].filter(([className]) => svg.includes(className));
  const rules = [
    `svg{--ink:${colours.ink};--paper:${colours.paper};--mono:${mono}}`,
    ...used.map(([className, declaration]) => `.${className}{${declaration}}`),
    own,
    css,
  ];
  const { code } = transformSync(rules.join(''), { loader: 'css', minify: true });
  return svg.replace('>', `><style>${code.trim()}</style>`);
}
