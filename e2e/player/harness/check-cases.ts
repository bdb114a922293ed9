import { expect } from '@playwright/test';
import type { PNG } from 'pngjs';
import type { PlayerRenderer } from '@/player/types';
import { type Case, cases } from '@/testing/cases';
import type { EngineName } from '@/testing/engine-names';
import { colorAt } from '../pixels';
import type { Box, SerialisableProps } from './page';

/** The maximum difference per color channel (0 to 255). Browsers blend colors differently. */
const TOLERANCE = 12;

/** The number of players that are on the page at the same time. */
export const BATCH = 24;

/** The viewport, into which the pictures of a batch fit. */
export const VIEWPORT = { width: 500, height: 800 };

/** Splits a list into lists of at most this length. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The harness page, open in a browser of any engine. */
export type CasePage = {
  /** Runs a function in the page, with its argument as JSON. */
  run<Result, Argument extends string | number | object>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Captures the pictures of players. */
  capture(boxes: readonly Box[]): Promise<PNG[]>;
};

/** Loads cases, and checks the renderer and the expected pixels of each. */
export async function checkCases(
  page: CasePage,
  renderer: PlayerRenderer,
  { props, engine = 'Chromium' }: { props?: SerialisableProps; engine?: EngineName } = {},
) {
  // Show the highest pictures last, so that all others fill their rows.
  const checked = cases
    .filter(({ is3d }) => !is3d || engine !== 'WebKitGTK')
    .toSorted((one, other) => one.animation.h - other.animation.h);
  for (const batch of inBatches(checked, BATCH)) await checkBatch(page, renderer, engine, batch, props);
}

async function checkBatch(
  page: CasePage,
  renderer: PlayerRenderer,
  engine: EngineName,
  batch: readonly Case[],
  sharedProps: SerialisableProps = {},
) {
  const boxes = await page.run(
    (players) => window.harness.loadAll(players),
    batch.map(({ name, props, animation: { w: width, h: height } }) => ({
      name,
      props: { src: `/cases/${name}.json`, ...sharedProps, ...props, renderer },
      options: { width, height },
    })),
  );
  const descriptionOf = ({ name, note }: Case) => `${name} (${note}), ${renderer}`;
  for (const [index, entry] of batch.entries()) {
    const drawnBy = entry.drawnBy?.[engine] ?? entry.drawnBy?.[renderer] ?? renderer;
    expect.soft(boxes[index], descriptionOf(entry)).toMatchObject({ state: 'stopped', renderer: drawnBy });
  }
  // Each round shows the next frame of every case that has one.
  const frames = batch.map(({ probes }) => [...new Set(probes.map(([frame]) => frame))]);
  for (let round = 0; frames.some((list) => list.length > round); round += 1) {
    const shown = boxes.filter((_, index) => (frames[index]?.length ?? 0) > round);
    const frameOf = ({ name }: Box) => frames[boxes.findIndex((box) => box.name === name)]?.[round] as number;
    await page.run(
      (players) => window.harness.showFrames(players),
      shown.map((box): [string, number] => [box.name, frameOf(box)]),
    );
    const pictures = await page.capture(shown);
    for (const [index, box] of shown.entries()) {
      const entry = batch.find(({ name }) => name === box.name) as Case;
      checkPicture(pictures[index] as PNG, entry, frameOf(box), descriptionOf(entry));
    }
  }
  await page.run(
    (names) => window.harness.unmountAll(names),
    batch.map(({ name }) => name),
  );
}

function checkPicture(picture: PNG, { probes }: Case, shown: number, description: string) {
  for (const [frame, x, y, color] of probes) {
    if (frame !== shown) continue;
    const seen = colorAt(picture, x, y);
    const isRight = color.every((channel, index) => Math.abs(channel - (seen[index] ?? 0)) <= TOLERANCE);
    expect
      .soft(isRight, `${description}, frame ${frame} at ${x}, ${y}: rgb(${seen}), not rgb(${color})`)
      .toBe(true);
  }
}
