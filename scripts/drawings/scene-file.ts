import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo/browser';
import { Scene, type SceneName } from '@/components/drawings/scene';

type Colours = Readonly<Record<string, string>>;

const own = readFileSync('components/drawings/drawings.css', 'utf8');

/** Rounds the coordinates of paths to one decimal place. */
const shorterPaths: Config = { floatPrecision: 1, plugins: ['convertPathData'] };

/**
 * Renders a scene as SVG markup without colours and animations. On a page, the page's styles provide both.
 */
export function sceneMarkup(name: SceneName): string {
  return optimize(renderToStaticMarkup(createElement(Scene, { name })), shorterPaths).data;
}

/**
 * Converts the markup of a scene to a standalone SVG file.
 * @param svg the scene's markup
 * @param colours the colours, keyed by name, such as `ink`
 * @param mono the CSS `font-family` of text in the scene
 * @param css additional CSS rules
 */
export function sceneFile(svg: string, colours: Colours, mono: string, css = ''): string {
  const rules = Object.entries({ ...colours, none: 'none' })
    .flatMap(([token, colour]) => ['fill', 'stroke'].map((name) => [`${name}-${token}`, `${name}:${colour}`]))
    .filter(([className = '']) => svg.includes(className))
    .map(([className, declaration]) => `.${className}{${declaration}}`);
  const variables = `svg{--ink:${colours.ink};--paper:${colours.paper};--mono:${mono}}`;
  const styles = [variables, ...rules, own, css].join('');
  const { code } = transformSync(styles, { loader: 'css', minify: true });
  return svg.replace('>', `><style>${code.trim()}</style>`);
}
