import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { type Config, optimize } from 'svgo/browser';
import type { SceneName } from '@/content/types';
import { scenes } from './all';
import { svgElement } from './drawing';

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
export const drawScene = (name: SceneName): string => svgElement(scenes[name]);

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
