import { LARGE_TEXT } from './read-source';

/** A pattern for each feature. It matches the JSON text of every file that uses the feature. */
const PATTERNS = {
  /** Escape sequences, which could hide a match of any other pattern. */
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
  /** A class name, to which styles of the host page may apply. */
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
  /** A layer of a type for which lottie-web creates no element. */
  unbuiltLayers: /"ty"\W+99\b/i,
  /** A property whose list contains a single number. */
  numberLists: /"k"[\s:[-]*[\d.]+\s*]/i,
  /** Strings in fields for numbers: image URLs, texts, expressions and invalid values. */
  textValues: /"[ekpstxy]"[\s:[-]*"/i,
  emptyValues: /"[ekpstxy]"[\s:[-]*(\]|{})/i,
  /** A field that makes an object look like an array. */
  lengths: /"length"/i,
  /** A color of a solid that is not hexadecimal. */
  namedColors: /"sc"\s*:\s*"[^#]/i,
  /** Numbers with five or more digits or an exponent. */
  hugeNumbers: /"[ekpstxy]"[\s:[-]*(\d{5}|[\d.]+e)/i,
} as const;

/** A feature that lottie-web's SVG renderer alone draws incorrectly or slowly. */
export type Feature = keyof typeof PATTERNS | 'sharedCompositions' | 'largeText';

/**
 * Returns the features that a file uses, based on its JSON text. The features determine the preparation
 * steps, the renderer and the parts of lottie-web that are loaded. Every feature in use is found; a feature
 * that is found but not in use only costs a small download.
 * @returns an empty set for a plain file, which lottie-web's SVG renderer draws correctly and quickly
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

/**
 * Matches the text of most files with features, and of no plain file. The pattern is small enough for the
 * player's entry chunk, which uses it to request the code for features before `detectFeatures` has loaded.
 */
export const FEATURE_HINT =
  /"(ef|fonts|chars|masksProperties|t[dt]|gs|cl|ln|rp|zz|rd|pb|sid)"|"bm"\W+[1-9]|"hd"\W+(true|[1-9])|\\u/;

/** Returns whether two layers use the same composition. */
function sharesComposition(text: string): boolean {
  const references = [...text.matchAll(/refId\W+\w+/gi)].map(([reference]) => reference.toLowerCase());
  return new Set(references).size < references.length;
}
