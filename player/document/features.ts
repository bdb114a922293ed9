import { LARGE_TEXT } from './large-text';

/** Each feature with the JSON text by which a file that uses it is known. */
const PATTERNS = {
  /** Letters written as numbers, which could spell any of the other patterns. */
  escapedLetters: /\\u/i,
  /** A marker for visitors who ask for less motion. */
  reducedMotionMarker: /reduced/i,
  effects: /"ef"/i,
  fonts: /"(fonts|chars)"/i,
  hidden: /"hd"\W+(true|[1-9])/i,
  masks: /"masksProperties"/i,
  mattes: /"t[dt]"/i,
  blendModes: /"bm"\W+[1-9]/i,
  gradientStrokes: /"gs"/i,
  cameras: /"ty"\W+13\b/i,
  /** A class that the host's page may have rules for. */
  classes: /"cl"\W*:\W*"/i,
  layerIds: /"ln"/i,
  repeaters: /"rp"/i,
  zigZags: /"zz"/i,
  roundedCorners: /"rd"/i,
  puckers: /"pb"/i,
  offsetPaths: /"ty"\W+"op"/i,
  /** A layer that turns along its path. */
  autoOrient: /"ao"\W+[^\W0]/i,
  slots: /"sid"/i,
  sound: /"ty"\W+6\b/i,
  /** A layer that lottie-web never builds. */
  unbuiltLayers: /"ty"\W+99\b/i,
  /** An animated property's list that holds one number only. */
  numberLists: /"k"[\s:[-]*[\d.]+\s*]/i,
  /** Text in place of numbers: images, texts, expressions, and what is wrong. */
  textValues: /"[ekpstxy]"[\s:[-]*"/i,
  emptyValues: /"[ekpstxy]"[\s:[-]*(\]|{})/i,
  /** By which an object passes for a list. */
  lengths: /"length"/i,
  /** A solid's colour that is not written in digits. */
  namedColours: /"sc"\s*:\s*"[^#]/i,
  /** Numbers of five digits or more, or with an exponent. */
  hugeNumbers: /"[ekpstxy]"[\s:[-]*(\d{5}|[\d.]+e)/i,
} as const;

/** What a file uses that lottie-web's SVG renderer does not draw as it comes, or not soon. */
export type Feature = keyof typeof PATTERNS | 'sharedCompositions' | 'largeText';

/**
 * Finds the features that a file uses in its JSON text: preparation, renderers and parts of lottie-web are chosen by them. A pattern may
 * find a feature that is none, which costs a visitor one small file more, but never misses one.
 * @returns an empty set for a plain file, which lottie-web's SVG renderer draws all of, as it comes, and soon
 */
export function detectFeatures(text: string): ReadonlySet<Feature> {
  const features = new Set<Feature>();
  for (const [feature, pattern] of Object.entries(PATTERNS) as [Feature, RegExp][]) {
    if (pattern.test(text)) features.add(feature);
  }
  if (sharesComposition(text)) features.add('sharedCompositions');
  if (text.length >= LARGE_TEXT) features.add('largeText');
  return features;
}

/** Whether a composition is shown by two layers. */
function sharesComposition(text: string): boolean {
  const references = [...text.matchAll(/refId\W+\w+/gi)].map(([reference]) => reference.toLowerCase());
  return new Set(references).size < references.length;
}
