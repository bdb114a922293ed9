import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { optimize } from 'svgo';
import { sourceHashAttribute } from './source-hash';

type Lottie = {
  loadAnimation(options: object): { goToAndStop(frame: number, isFrame: boolean): void };
};

const engine = createRequire(import.meta.url).resolve('lottie-web/build/player/lottie_light.min.js');

/**
 * Draws the first frame of an animation as an SVG file, by the build of lottie-web that the player uses.
 * @param page any page; it navigates to an empty one
 * @param animation the animation's JSON text
 */
export async function drawPoster(page: Page, animation: string): Promise<string> {
  await page.goto('about:blank');
  await page.addScriptTag({ path: engine });
  const svg = await page.evaluate((text) => {
    const { lottie } = window as unknown as { lottie: Lottie };
    const container = document.body.appendChild(document.createElement('div'));
    const options = { container, renderer: 'svg', loop: false, autoplay: false };
    lottie.loadAnimation({ ...options, animationData: JSON.parse(text) }).goToAndStop(0, true);
    const picture = container.querySelector('svg');
    if (!picture) throw new Error('lottie-web drew nothing');
    picture.removeAttribute('style');
    for (const hidden of picture.querySelectorAll('[style*="display: none"]')) hidden.remove();
    return new XMLSerializer().serializeToString(picture);
  }, animation);
  const { data } = optimize(svg, { multipass: true, floatPrecision: 2 });
  return data.replace('<svg', `<svg ${sourceHashAttribute(animation)}`);
}
