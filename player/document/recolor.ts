import type { Rgba } from '../color/probe';
import type { Failure } from './errors/failure';
import { type Animation, asArray, asRecord, type Layer, LayerType } from './lottie';
import { fade, longHex, type Replace, recolorGradient, recolorProperty, recolorSolid } from './paints';

/** The colors of the app by key. A gradient takes all colors of a list, and everything else the first one. */
export type Colors = ReadonlyMap<string, readonly Rgba[]>;

/** A key of the app: a color of the file, or a path of names. */
type Rule = { key: string; color: string; path: readonly string[]; list: readonly Rgba[]; isUsed: boolean };

/** For each rule, how many names of its path have been found around a layer, a group or a paint. */
type Match = readonly number[];

/** What a file contains: a layer, a group, a paint or an effect. */
type Named = { nm?: unknown; cl?: unknown };

/** The maximum number of compositions and their copies. Further ones keep their colors. */
const MAX_COPIES = 1000;

/** Types of effects: Fill, and a control with a color. */
const FILL = 21;
const COLOR_CONTROL = 2;

/**
 * Replaces colors in an animation. Its fields need not be checked.
 * @returns a failure for each key that applies to nothing
 */
export function recolor(animation: Animation, colors: Colors): Extract<Failure, { reason: 'color key' }>[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const rules = [...colors].map(([key, list]) => ruleFor(key, list));
  visitLayers(
    animation.layers,
    rules.map(() => 0),
    { rules, names, seen, unit: isOld(animation.v) ? 255 : 1, copyFor: createCopies(animation.assets) },
  );
  return rules
    .filter(({ isUsed }) => !isUsed)
    .map(({ key, color }) => ({
      code: 'invalid',
      reason: 'color key',
      key,
      known: [...(color ? seen : names)],
    }));
}

function ruleFor(key: string, list: readonly Rgba[]): Rule {
  const color = longHex(key);
  const isColor = /^#[\da-f]{6}$/.test(color);
  return { key, color: isColor ? color : '', path: key.split(' / '), list, isUsed: false };
}

type Visit = {
  rules: readonly Rule[];
  /** The names and classes of layers and groups, and the colors of the file. */
  names: Set<string>;
  seen: Set<string>;
  /** The value of a full channel of fills and strokes. */
  unit: number;
  /** Returns the layers of the composition of a layer, or `null` if they have been visited. */
  copyFor(layer: Layer, match: Match): Layer[] | null;
};

/** lottie-web divides the colors of fills and strokes by 255 in files before version 4.1.9. */
function isOld(version: unknown): boolean {
  const [major = 0, minor = 0, patch = 0] = `${version ?? '5'}`.split('.').map(Number);
  return major < 4 || (major === 4 && (minor < 1 || (minor === 1 && patch < 9)));
}

function enter(node: Named, outer: Match, { rules, names: all }: Visit): Match {
  const names = [node.nm, ...`${node.cl ?? ''}`.split(' ')].flatMap((name) => (name ? [`${name}`] : []));
  for (const name of names) all.add(name);
  return rules.map(({ key, path }, index) => {
    const found = outer[index] ?? 0;
    if (names.includes(key)) return path.length;
    return found < path.length && names.includes(path[found] ?? '') ? found + 1 : found;
  });
}

/** Returns the function that replaces the colors of a paint. If several keys match, the last one applies. */
const replaceFor =
  (match: Match, { rules, seen }: Visit): Replace =>
  (color) => {
    seen.add(color);
    const rule = rules.findLast((one, index) =>
      one.color ? one.color === color : match[index] === one.path.length,
    );
    if (rule) rule.isUsed = true;
    return rule?.list;
  };

function visitLayers(layers: unknown, outer: Match, visit: Visit) {
  for (const layer of asArray(layers).filter(Boolean) as Layer[]) {
    const match = enter(layer as Named, outer, visit);
    const replace = replaceFor(match, visit);
    visitEffects(layer, match, visit);
    if (layer.ty === LayerType.shape) visitShapes(layer.shapes, match, visit);
    else if (layer.ty === LayerType.solid) fade(asRecord(layer.ks), recolorSolid(layer, replace));
    else if (layer.ty === LayerType.text) visitText(layer, replace);
    else if (layer.ty === LayerType.composition) visitLayers(visit.copyFor(layer, match), match, visit);
  }
}

function visitShapes(shapes: unknown, outer: Match, visit: Visit) {
  for (const shape of asArray(shapes).filter(Boolean)) {
    const match = enter(shape, outer, visit);
    const replace = replaceFor(match, visit);
    if (shape.ty === 'gr') visitShapes(shape.it, match, visit);
    else if (shape.ty === 'fl' || shape.ty === 'st')
      fade(shape, recolorProperty(shape, 'c', replace, visit.unit));
    else if (shape.ty === 'gf' || shape.ty === 'gs') recolorGradient(asRecord(shape.g), replace);
  }
}

/** Recolors the fills and strokes of a text and of its animators. */
function visitText({ t, ks }: Layer, replace: Replace) {
  const { d, a } = asRecord(t);
  const styles = [...asArray(asRecord(d).k).map((one) => one?.s), ...asArray(a).map((one) => one?.a)];
  const opacities = styles
    .map(asRecord)
    .flatMap((style) => ['fc', 'sc'].map((key) => (style[key] ? recolorProperty(style, key, replace) : 1)));
  fade(asRecord(ks), Math.min(...opacities, 1));
}

/** Recolors the colors of effects. Of these, only the color of Fill replaces all colors of the layer. */
function visitEffects({ ef }: Layer, outer: Match, visit: Visit) {
  for (const effect of asArray(ef).filter(Boolean)) {
    const match = effect.ty === FILL ? enter(effect, outer, visit) : visit.rules.map(() => -1);
    for (const control of asArray(effect.ef))
      if (control?.ty === COLOR_CONTROL) recolorProperty(control, 'v', replaceFor(match, visit));
  }
}

/** Copies compositions whose instances have different names around them, so that each has its own colors. */
function createCopies(assets: unknown): Visit['copyFor'] {
  const all = asArray(assets);
  const originals = all.map((asset) => asset?.layers && structuredClone(asset.layers));
  const used = new Set<number>();
  /** The ids of the compositions that have been visited, by their original id and the names around them. */
  const ids = new Map<string, unknown>();
  return (layer, match) => {
    const index = originals.findIndex((layers, at) => layers && all[at].id === layer.refId);
    const key = `${layer.refId} ${match}`;
    if (index < 0 || ids.has(key) || ids.size > MAX_COPIES) {
      layer.refId = ids.get(key) ?? layer.refId;
      return null;
    }
    const isFirst = !used.has(index);
    used.add(index);
    const composition = isFirst
      ? all[index]
      : { ...all[index], id: key, layers: structuredClone(originals[index]) };
    if (!isFirst) all.push(composition);
    layer.refId = composition.id;
    ids.set(key, composition.id);
    return composition.layers;
  };
}
