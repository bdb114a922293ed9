/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { animationText, drawableFiles, hasCorpus } from '@/e2e/player/harness/corpus';
import type { Animation } from '../lottie';
import { nameBlendModes } from './blend-modes';
import { applyDefaults } from './defaults';
import { alignGradients } from './gradients';
import { removeHidden } from './hidden';
import { mendKeyframes } from './keyframes';
import { uniqueNumbers } from './layer-numbers';
import { mendMasks } from './masks';
import { nameMattes } from './mattes';

const RULES: Record<string, (animation: Animation) => void> = {
  'blend-modes': nameBlendModes,
  defaults: applyDefaults,
  gradients: alignGradients,
  hidden: removeHidden,
  keyframes: mendKeyframes,
  'layer-numbers': uniqueNumbers,
  masks: mendMasks,
  mattes: nameMattes,
};

const texts = drawableFiles.map((file) => JSON.stringify(JSON.parse(animationText(file))));

/** In how many files a rule, by itself, changes something. */
function countTouched(rule: (animation: Animation) => void): number {
  return texts.filter((text) => {
    const animation = JSON.parse(text);
    rule(animation);
    return JSON.stringify(animation) !== text;
  }).length;
}

/** What a rule's own words say of it. */
function toldOf(file: string): string | undefined {
  const source = readFileSync(join('player/animation/normalize', `${file}.ts`), 'utf8').replace(
    /\s+\*\s+/g,
    ' ',
  );
  return /Changes (\w+) of the \d+ sample files/.exec(source)?.[1];
}

test.each(Object.entries(RULES))('%s says how many sample files it changes', (file, rule) => {
  const told = toldOf(file);
  expect(told).toMatch(/^(none|\d+)$/);
  const counted = countTouched(rule);
  if (hasCorpus) expect(told).toBe(counted === 0 ? 'none' : String(counted));
});
