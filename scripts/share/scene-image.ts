import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Scene, type SceneName } from '@/components/drawings/scene';

type Colours = Readonly<Record<string, string>>;

/** Renders a scene as an SVG file, in fixed colours and without its annotations. @param width in pixels */
export function sceneImage(name: SceneName, colours: Colours, width: number): string {
  const svg = renderToStaticMarkup(createElement(Scene, { name }));
  const [, , wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const rules = Object.entries(colours).map(
    ([token, colour]) => `.fill-${token}{fill:${colour}}.stroke-${token}{stroke:${colour}}`,
  );
  const style = `<style>${rules.join('')}.fill-none{fill:none}.stroke-none{stroke:none}.annotation{display:none}</style>`;
  return svg
    .replace(
      '<svg ',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * high) / wide)}" `,
    )
    .replace('>', `>${style}`);
}
