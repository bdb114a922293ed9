import { namedShapes } from '../player/harness/named-shapes';
import { roundedColorAt } from '../player/pixels';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { capture, expect, openHarness, test, waitUntil } from './engine-fixtures';
import { skipReason } from './engines';

test.beforeEach(async ({ engine, driver, harness }) => {
  test.skip(Boolean(skipReason(engine)), skipReason(engine));
  await openHarness(driver, harness);
});

const SIDE = 200;
const OPTIONS = { width: SIDE, height: SIDE };

/** The places in `namedShapes`, in percent. */
const PLACES = { fill: [25, 25], line: [55, 25], sky: [2, 75], paper: [75, 75] } as const;

/** Expects the colors of places in the player on screen. */
async function expectColors(driver: Driver, expected: Partial<Record<keyof typeof PLACES, string>>) {
  const colorsNow = async () => {
    const picture = await capture(driver, OPTIONS);
    return Object.fromEntries(
      (Object.keys(expected) as (keyof typeof PLACES)[]).map((place) => {
        const [x, y] = PLACES[place].map((percent) => (percent * SIDE) / 100) as [number, number];
        return [place, roundedColorAt(picture, x, y)];
      }),
    );
  };
  await expect.poll(colorsNow).toEqual(expected);
}

const setStyles = (driver: Driver, css: string) =>
  driver.run((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('rules of the page for parts color an SVG, also while its own colors change', async ({ driver }) => {
  const src = namedShapes();
  await driver.run(
    (props, options) => window.harness.load('day', props, options),
    { src, className: 'day' },
    OPTIONS,
  );
  await expectColors(driver, { fill: '255,0,0', line: '255,0,0', paper: '255,0,0' });
  await setStyles(
    driver,
    `.day { --brand: #00f }
    .day ::part(ink) { fill: var(--brand); stroke: var(--brand) }
    .day ::part(Line) { stroke: lime }
    .day ::part(Day) { fill: lime }
    .day ::part(Paper) { fill: light-dark(red, currentColor) }
    .day { color-scheme: dark; color: lime }`,
  );
  const styled = { fill: '0,0,255', line: '0,255,0', sky: '0,255,0', paper: '0,255,0' };
  await expectColors(driver, styled);
  await driver.run(() => window.harness.showFrame('day', 10));
  await expectColors(driver, styled);
  await setStyles(driver, '.day ::part(Wheel-1) { fill: lime }');
  await expectColors(driver, { fill: '0,255,0', line: '255,0,0', paper: '255,0,0' });
});

const COLORS = {
  'Wheel (1)': 'var(--brand)',
  'Icon / Line': 'currentColor',
  Day: 'light-dark(lime, red)',
  Paper: 'color-mix(in srgb, lime, lime)',
};

for (const renderer of RENDERERS) {
  test(`${renderer}: colors follow the page without a new load`, async ({ driver }) => {
    await setStyles(driver, BRAND);
    const props = { src: namedShapes(), renderer, className: 'day', colors: COLORS };
    await driver.run((props, options) => window.harness.load('day', props, options), props, OPTIONS);
    await expectColors(driver, { fill: '0,0,255', line: '0,255,0', sky: '0,255,0', paper: '0,255,0' });
    await driver.run(() => window.harness.showFrame('day', 10));
    await setStyles(driver, `${BRAND} .day { --brand: lime; color: #f0f; color-scheme: dark }`);
    await expectColors(driver, { fill: '0,255,0', line: '255,0,255', sky: '255,0,0', paper: '0,255,0' });
    await driver.run((colors) => window.harness.update('day', { colors }), { '#ff0000': '#00f' });
    await expectColors(driver, { line: '0,0,255', sky: '0,0,255', paper: '0,0,255' });
    await driver.run(() => window.harness.update('day', { colors: undefined }));
    await expectColors(driver, { line: '255,0,0', sky: '255,0,0', paper: '255,0,0' });
    expect(await driver.run(() => window.harness.events('day'))).toEqual(['load', 'ready', 'pause']);
    expect(await driver.run(() => window.harness.handle('day').frame)).toBe(10);
  });
}

/** Rules that end all transitions, as many style sheets contain them. */
const BRAND = `.day { --brand: #00f; color: lime; color-scheme: light }
  *, ::before, ::after { transition: none !important; animation: none !important }`;

for (const renderer of RENDERERS) {
  test(`${renderer}: layers are found by name and by place, and have hotspots`, async ({ driver }) => {
    const hotspots = [{ layer: 'Paper', label: 'Paper', href: '#paper' }];
    const props = { src: namedShapes(), renderer, hotspots };
    await driver.run((props, options) => window.harness.load('day', props, options), props, OPTIONS);
    await waitUntil(driver, () => document.querySelector('.player-hotspot')?.getClientRects().length === 1);
    const found = await driver.run(async () => {
      const handle = window.harness.handle('day');
      const sidesOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height];
      const at = async ([x, y]: readonly [number, number]) => (await handle.layersAt(x, y)).join();
      return {
        isSvg: handle.renderer === 'svg',
        layers: (await handle.layers()).map(({ name, classes, type }) => [name, type, ...classes].join(' ')),
        boxes: [await handle.boxOf('Paper'), await handle.boxOf('Sky'), await handle.boxOf('None')].map(
          (box) => box && sidesOf(box).map(Math.round).join(),
        ),
        hotspots: [...document.querySelectorAll('.player-hotspot')].map((one) =>
          sidesOf(one.getBoundingClientRect()).join(),
        ),
        places: [await at([50, 50]), await at([150, 50]), await at([150, 150])],
      };
    });
    const { isSvg } = found;
    expect(found).toEqual({
      isSvg,
      layers: ['Icon shape ink', 'Wheel (1) composition', 'Sky shape', 'Paper solid'],
      boxes: ['100,100,100,100', '0,100,100,100', null],
      hotspots: ['100,100,100,100'],
      places: ['Icon,Wheel (1)', isSvg ? '' : 'Icon,Wheel (1)', isSvg ? 'Paper' : 'Wheel (1),Paper'],
    });
  });
}
