import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlayerRenderer } from '@/player/types';
import { animationText, hasCorpus } from './corpus';
import files from './corpus-files.json' with { type: 'json' };
import { square, staticValue } from './square';

/** Corpus files, with the feature that each shows and the renderers that draw all of it. */
const CORPUS = files.snapshots as Record<string, { shows: string; renderers: PlayerRenderer[] }>;

const OWN = ['coming-soon', 'day-on-campus', 'hover-plant'];

/**
 * Returns an animation of 200 px that shows a composition of 2000 px at a tenth of its size. The matte is
 * outside the first 200 px of the composition.
 */
function matteFarOut(): string {
  const { layers, ...animation } = square();
  const ks = { ...layers[0]?.ks, p: staticValue([1500, 1500, 0]), s: staticValue([1000, 1000, 100]) };
  const large = [
    { ...layers[0], ind: 1, td: 1, ks },
    { ...layers[0], ind: 2, tt: 1, tp: 1, ks },
  ];
  const tenth = { s: staticValue([10, 10, 100]) };
  return JSON.stringify({
    ...animation,
    w: 200,
    h: 200,
    assets: [{ id: 'large', w: 2000, h: 2000, layers: large }],
    layers: [{ ty: 0, ind: 1, refId: 'large', w: 2000, h: 2000, ks: tenth }],
  });
}

type Subject = { name: string; text: string; src: string; renderers: PlayerRenderer[] };

/** Animations whose snapshots are compared with the frames on screen. */
export const subjects: Subject[] = [
  ...OWN.map((name) => {
    const text = readFileSync(
      fileURLToPath(new URL(`../../../public/animations/${name}.json`, import.meta.url)),
      'utf8',
    );
    return { name, text, src: text, renderers: ['svg', 'canvas', 'html'] satisfies PlayerRenderer[] };
  }),
  {
    name: 'a matte far out in a larger composition',
    text: matteFarOut(),
    src: matteFarOut(),
    renderers: ['svg', 'html'],
  },
  ...(hasCorpus ? Object.entries(CORPUS) : []).map(([file, { shows, renderers }]) => ({
    name: `${file} (${shows})`,
    text: animationText(file),
    src: `/corpus/${file}`,
    renderers,
  })),
];
