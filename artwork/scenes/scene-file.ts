import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo/browser';
import type { SceneName } from '@/content/types';
import { round } from '../geometry/isometric';
import { type Anchor, letterStrokes } from '../lettering';
import { Scene } from './scene';

type Colors = Readonly<Record<string, string>>;

const own = readFileSync('artwork/scenes/drawings.css', 'utf8');

/**
 * Rounds the coordinates of paths to one decimal place. Repeated shapes have the same relative coordinates, so
 * they compress better.
 */
const shorterPaths: Config = {
  floatPrecision: 1,
  plugins: [{ name: 'convertPathData', params: { utilizeAbsolute: false } }],
};

/**
 * Renders a scene as SVG markup without colors and animations. On a page, the page's styles provide both.
 */
export function sceneMarkup(name: SceneName): string {
  return optimize(drawScene(name), shorterPaths).data;
}

/** Renders a scene without rounding its coordinates. */
export const drawScene = (name: SceneName): string =>
  withLettering(renderToStaticMarkup(createElement(Scene, { name })));

/** The height of capitals, in em. */
const CAPITALS = 0.66;

/**
 * Replaces the text of a scene with strokes, so that a drawing needs no font and looks the same everywhere.
 * Below the strokes, wider strokes in the background color keep them legible on top of lines.
 */
function withLettering(svg: string): string {
  const fontSize = Number(/font-size="([^"]+)"/.exec(svg)?.[1]);
  return svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, characters: string) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1] ?? '';
    const height = CAPITALS * fontSize;
    const top = Number(of('y')) + Number.parseFloat(of('dy') || '0') * fontSize - height;
    const strokes = letterStrokes(characters, [Number(of('x')), top], height, of('text-anchor') as Anchor);
    const d = strokes
      .map((points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
      .join('');
    return `<path class="lettering-halo" d="${d}"/><path class="lettering" d="${d}"/>`;
  });
}

/**
 * Converts the markup of a scene to a standalone SVG file.
 * @param svg the scene's markup
 * @param colors the colors, keyed by name, such as `ink`
 * @param css additional CSS rules
 */
export function sceneFile(svg: string, colors: Colors, css = ''): string {
  const rules = Object.entries({ ...colors, none: 'none' })
    .flatMap(([token, color]) => ['fill', 'stroke'].map((name) => [`${name}-${token}`, `${name}:${color}`]))
    .filter(([className = '']) => svg.includes(className))
    .map(([className, declaration]) => `.${className}{${declaration}}`);
  const variables = `svg{--ink:${colors.ink};--paper:${colors.paper}}`;
  const styles = [variables, ...rules, own, css].join('');
  const { code } = transformSync(styles, { loader: 'css', minify: true });
  return svg.replace('>', `><style>${code.trim()}</style>`);
}
