import { LARGE_TEXT } from './read-source';

/** Each feature with a pattern that matches the JSON text of every file that uses it. */
const PATTERNS = {
  /** Letters written as escape sequences, which could spell any of the other patterns. */
  escapedLetters: /\\u/i,
  /** A marker for users who prefer reduced motion. */
  reducedMotionMarker: /reduced/i,
  effects: /"ef"/i,
  fonts: /"(fonts|chars)"/i,
  hidden: /"hd"\W+(true|[1-9])/i,
  masks: /"masksProperties"/i,
  mattes: /"t[dt]"/i,
  blendModes: /"bm"\W+[1-9]/i,
  gradientStrokes: /"gs"/i,
  cameras: /"ty"\W+13\b/i,
  /** A class name, for which the host page may have rules. */
  classes: /"cl"\W*:\W*"/i,
  layerIds: /"ln"/i,
  repeaters: /"rp"/i,
  zigZags: /"zz"/i,
  roundedCorners: /"rd"/i,
  puckers: /"pb"/i,
  offsetPaths: /"ty"\W+"op"/i,
  /** A layer that rotates along its path. */
  autoOrient: /"ao"\W+[^\W0]/i,
  slots: /"sid"/i,
  sound: /"ty"\W+6\b/i,
  /** A layer of a type that lottie-web never builds. */
  unbuiltLayers: /"ty"\W+99\b/i,
  /** A property whose list holds a single number. */
  numberLists: /"k"[\s:[-]*[\d.]+\s*]/i,
  /** Strings in the fields of numbers: addresses of images, texts, expressions, and invalid values. */
  textValues: /"[ekpstxy]"[\s:[-]*"/i,
  emptyValues: /"[ekpstxy]"[\s:[-]*(\]|{})/i,
  /** A field that makes an object look like an array. */
  lengths: /"length"/i,
  /** A solid's color that is not hexadecimal. */
  namedColors: /"sc"\s*:\s*"[^#]/i,
  /** Numbers with five digits or more, or with an exponent. */
  hugeNumbers: /"[ekpstxy]"[\s:[-]*(\d{5}|[\d.]+e)/i,
} as const;

/**
 * A feature that lottie-web's SVG renderer does not draw correctly without the player's help, or not quickly.
 */
export type Feature = keyof typeof PATTERNS | 'sharedCompositions' | 'largeText';

/** The features whose presence matters in a large file too; the others only tell it from a plain file. */
const READ_BY_NAME: readonly string[] = ['escapedLetters', 'lengths', 'slots', 'textValues'];

/**
 * Finds the features that a file uses in its JSON text. The steps of preparation, the renderer and the parts
 * of lottie-web are chosen by them. A pattern may match a file without the feature, which only costs one more
 * small download, but never misses one.
 * @returns an empty set for a plain file, which lottie-web's SVG renderer draws correctly and quickly as it
 * is
 */
export function detectFeatures(text: string): ReadonlySet<Feature> {
  const features = new Set<Feature>();
  const isLarge = text.length >= LARGE_TEXT;
  for (const [feature, pattern] of Object.entries(PATTERNS) as [Feature, RegExp][]) {
    if ((!isLarge || READ_BY_NAME.includes(feature)) && pattern.test(text)) features.add(feature);
  }
  if (isLarge) features.add('largeText');
  else if (sharesComposition(text)) features.add('sharedCompositions');
  return features;
}

/**
 * Matches the text of most files that use a feature, and of no plain file. It is small enough for the player's
 * entry, which requests the code for features before `detectFeatures` has loaded.
 */
export const FEATURE_HINT =
  /"(ef|fonts|chars|masksProperties|t[dt]|gs|cl|ln|rp|zz|rd|pb|sid)"|"bm"\W+[1-9]|"hd"\W+(true|[1-9])|\\u/;

/** Whether two layers show the same composition. */
function sharesComposition(text: string): boolean {
  const references = [...text.matchAll(/refId\W+\w+/gi)].map(([reference]) => reference.toLowerCase());
  return new Set(references).size < references.length;
}
