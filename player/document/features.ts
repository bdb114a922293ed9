import { LARGE_TEXT } from './read-source';

/** For each feature that changes how a file is prepared, a pattern as in `PATTERNS`. */
const PREPARATION_PATTERNS = {
  /** Escape sequences, which could hide a match of any other pattern. */
  escapedLetters: /\\u/i,
  slots: /"sid"/i,
  /** The field `length`, which makes lottie-web treat an object as an array. */
  lengths: /"length"/i,
} as const;

/** For each other feature, a pattern that matches the JSON text of every file that uses the feature. */
const PATTERNS = {
  /** A marker whose segment is played for users who prefer reduced motion. */
  reducedMotionMarker: /reduced/i,
  effects: /"ef"/i,
  /** Text in a file without fonts gets a default font. */
  fonts: /"(fonts|chars)"|"ty"\W+5\b/i,
  hidden: /"hd"\W+(true|[1-9])/i,
  masks: /"masksProperties"/i,
  mattes: /"t[dt]"/i,
  blendModes: /"bm"\W+[1-9]/i,
  gradientStrokes: /"gs"/i,
  cameras: /"ty"\W+13\b/i,
  /** The class name of a layer. Styles of the page might apply to the class. */
  classes: /"cl"\W*:\W*"/i,
  layerIds: /"ln"/i,
  repeaters: /"rp"/i,
  zigZags: /"zz"/i,
  roundedCorners: /"rd"/i,
  puckers: /"pb"/i,
  offsetPaths: /"ty"\W+"op"/i,
  /** A layer that rotates to follow the direction of its path. */
  autoOrient: /"ao"\W+[^\W0]/i,
  sound: /"ty"\W+6\b/i,
  /** A layer of a type for which lottie-web creates no element. */
  unbuiltLayers: /"ty"\W+99\b/i,
  /** A property whose value is a list with a single number. */
  numberLists: /"k"[\s:[-]*[\d.]+\s*]/i,
  /** Strings in fields that usually contain numbers: image URLs, text, expressions and invalid values. */
  textValues: /"[ekpstxy]"[\s:[-]*"/i,
  emptyValues: /"[ekpstxy]"[\s:[-]*(\]|{})/i,
  /** A solid whose color is not hexadecimal. */
  namedColors: /"sc"\s*:\s*"[^#]/i,
  /** Numbers with five or more digits or an exponent. */
  hugeNumbers: /"[ekpstxy]"[\s:[-]*(\d{5}|[\d.]+e)/i,
} as const;

/** A feature that lottie-web's SVG renderer draws incorrectly or slowly without the player's additions. */
export type Feature =
  | keyof typeof PREPARATION_PATTERNS
  | keyof typeof PATTERNS
  | 'sharedCompositions'
  | 'largeText';

/** Returns the features of a file that change how it is prepared, based on its JSON text. */
export function detectPreparation(text: string): Set<Feature> {
  const entries = Object.entries(PREPARATION_PATTERNS) as [Feature, RegExp][];
  return new Set(entries.flatMap(([feature, pattern]) => (pattern.test(text) ? feature : [])));
}

/**
 * Returns the features that a file uses, based on its JSON text. The features determine how the file is
 * prepared, and which renderer and which modules of lottie-web are loaded. The result contains every feature
 * in use, or, for a large file, every feature that other modules check individually. A large file never counts as
 * plain, because it always has the feature `largeText`. The result can also contain unused features, which only cost
 * a small download.
 * @returns an empty set for a plain file, which lottie-web's SVG renderer draws correctly and quickly
 */
export function detectFeatures(text: string): ReadonlySet<Feature> {
  const features = detectPreparation(text);
  const isLarge = text.length >= LARGE_TEXT;
  for (const [feature, pattern] of Object.entries(PATTERNS) as [Feature, RegExp][]) {
    if ((!isLarge || feature === 'textValues') && pattern.test(text)) features.add(feature);
  }
  if (isLarge) features.add('largeText');
  else if (sharesComposition(text)) features.add('sharedCompositions');
  return features;
}

/**
 * Matches the text of most files with features, but never that of a plain file. The player's entry chunk uses
 * this short pattern to request the code for features before `detectFeatures` has loaded.
 */
export const FEATURE_HINT =
  /"(ef|fonts|chars|masksProperties|t[dt]|gs|cl|ln|rp|zz|rd|pb|sid)"|"bm"\W+[1-9]|"hd"\W+(true|[1-9])|\\u/;

/** Matches the text of most files that have effects or rare shape modifiers, for the same purpose. */
export const EFFECTS_HINT = /"ty"\W+(2[0-589]|35|rp|zz|rd|pb|op)\b/;

/** Returns whether two layers use the same composition. */
function sharesComposition(text: string): boolean {
  const references = [...text.matchAll(/refId\W+\w+/gi)].map(([reference]) => reference.toLowerCase());
  return new Set(references).size < references.length;
}
