import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Config, optimize } from 'svgo/browser';
import { type PosterSource, sourceHashAttribute } from './poster-files';

type Lottie = {
  loadAnimation(options: object): { goToAndStop(frame: number, isFrame: boolean): void };
};

/** Relative coordinates compress better than absolute ones, because repeated shapes have the same coordinates. */
const shorterPaths: Config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    { name: 'preset-default', params: { overrides: { convertPathData: { utilizeAbsolute: false } } } },
  ],
};

const engine = createRequire(import.meta.url).resolve('lottie-web/build/player/lottie_light.min.js');

/**
 * Draws a frame of an animation with lottie-web, and returns it as the text of an SVG file. Navigates the page
 * to `about:blank`.
 */
export async function drawPoster(
  page: Page,
  { animation, drawn, drawnByNight, frame, initialPercent }: PosterSource,
): Promise<string> {
  await page.goto('about:blank');
  await page.addScriptTag({ path: engine });
  const day = await drawFrame(page, drawn, frame);
  const { svg, style } = drawnByNight
    ? await followScheme(page, day, await drawFrame(page, drawnByNight, frame))
    : { svg: day, style: '' };
  const { data } = optimize(svg, shorterPaths);
  // Add the style after the optimization, because svgo optimizes hardly anything in a file with styles.
  return data.replace(/<svg([^>]*)>/, `<svg ${sourceHashAttribute(animation, initialPercent)}$1>${style}`);
}

const drawFrame = (page: Page, text: string, frame: number) =>
  page.evaluate(
    ([text, frame]) => {
      const { lottie } = window as unknown as { lottie: Lottie };
      const container = document.body.appendChild(document.createElement('div'));
      const options = { container, renderer: 'svg', loop: false, autoplay: false };
      lottie.loadAnimation({ ...options, animationData: JSON.parse(text) }).goToAndStop(frame, true);
      const picture = container.querySelector('svg');
      if (!picture) throw new Error('lottie-web drew nothing');
      picture.removeAttribute('style');
      for (const hidden of picture.querySelectorAll('[style*="display: none"]')) hidden.remove();
      return new XMLSerializer().serializeToString(picture);
    },
    [text, frame] as const,
  );

/**
 * Adds a class to each shape that has a different color in the dark scheme. Returns the SVG, and a style
 * that sets the color of each class.
 */
const followScheme = (page: Page, day: string, night: string) =>
  page.evaluate(
    (svgs) => {
      const [picture, byNight] = svgs.map((svg) => new DOMParser().parseFromString(svg, 'image/svg+xml'));
      const classes = new Map<string, string>();
      const elementsByNight = byNight?.querySelectorAll('*');
      for (const [index, element] of picture?.querySelectorAll('*').entries() ?? []) {
        for (const name of ['fill', 'stroke']) {
          const color = elementsByNight?.[index]?.getAttribute(name);
          if (!color || color === element.getAttribute(name)) continue;
          const declaration = `${name}:${color}`;
          if (!classes.has(declaration)) classes.set(declaration, `n${classes.size}`);
          element.classList.add(classes.get(declaration) ?? '');
        }
      }
      const rules = [...classes].map(([declaration, name]) => `.${name}{${declaration}}`).join('');
      return {
        svg: new XMLSerializer().serializeToString(picture as Document),
        style: `<style>@media screen and (prefers-color-scheme:dark){${rules}}</style>`,
      };
    },
    [day, night],
  );
