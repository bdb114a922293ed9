import type { Animation } from '@/player/document/lottie';

type Node = Readonly<Record<string, unknown>>;

/** The types of effects that lottie-web draws. Types below 20 hold values for expressions. */
const DRAWN_EFFECTS = new Set([20, 21, 22, 23, 24, 25, 28, 29, 35]);

/** The types of layers that are not drawn, with a description. */
const INVISIBLE_LAYERS: Readonly<Record<number, string>> = {
  6: 'is a sound, which is not played',
  7: 'is a placeholder for a video, which is not shown',
  8: 'is a sequence of images, which is not shown',
  9: 'is a video, which is not shown',
  10: 'is a placeholder for an image, which is not shown',
  11: 'is a guide, which is not shown',
  12: 'is an adjustment layer: the layers below are drawn without it',
  14: 'is a light: all layers are drawn without it',
  15: 'is data, which is not shown',
  99: 'has a type that the format doesn’t define, and is not shown',
};

/** Describes what the player does not draw of an animation, one sentence for each. */
export function notDrawn(animation: Animation): string[] {
  const layers = [animation.layers, ...(animation.assets ?? []).map((asset) => asset.layers ?? [])].flat();
  const sentences = layers.flatMap((layer) => describeLayer(layer as Node));
  return [...new Set([...sentences, ...describeFonts(animation)])];
}

function describeLayer(layer: Node): string[] {
  const name = `The layer “${String(layer.nm ?? 'without a name')}”`;
  const invisible = INVISIBLE_LAYERS[Number(layer.ty)];
  const effects = Array.isArray(layer.ef) ? (layer.ef as Node[]) : [];
  const expressions = nodesIn(layer).filter(({ x, k }) => typeof x === 'string' && k !== undefined);
  const styles = Array.isArray(layer.sy) && layer.sy.length > 0;
  return [
    ...(invisible ? [`${name} ${invisible}.`] : []),
    ...(expressions.length > 0
      ? [
          `${name} has ${expressions.length === 1 ? 'an expression' : `${expressions.length} expressions`}: code in a file is never run, so its properties keep the values that were saved. Convert expressions to keyframes before exporting.`,
        ]
      : []),
    ...effects
      .filter(({ ty, en }) => en !== 0 && Number(ty) >= 20 && !DRAWN_EFFECTS.has(Number(ty)))
      .map(({ nm }) => `${name} is drawn without its effect “${String(nm ?? 'without a name')}”.`),
    ...effects
      .filter(({ ty, en, ef }) => en !== 0 && Number(ty) === 5 && isPlugin(ef))
      .map(({ nm }) => `${name} is drawn without its effect “${String(nm)}”.`),
    ...(styles ? [`${name} is drawn without its layer styles (shadows, glows, bevels).`] : []),
    ...(nodesIn(layer.shapes).some(({ ty, mm }) => ty === 'mm' && mm !== 1)
      ? [`${name} merges paths, which are drawn separately. Merge them before exporting.`]
      : []),
    ...(layer.ddd === 1
      ? [`${name} is in three dimensions: only the html renderer draws it in 3D, the others draw it flat.`]
      : []),
  ];
}

/**
 * Whether an effect of type 5 comes from a plugin: controls for expressions, such as a slider or a color,
 * have one value.
 */
const isPlugin = (values: unknown) => Array.isArray(values) && values.length > 1;

function describeFonts({ fonts, chars }: Animation): string[] {
  if (Array.isArray(chars) && chars.length > 0) return [];
  const list = (fonts as { list?: unknown } | undefined)?.list;
  return (Array.isArray(list) ? (list as Node[]) : []).map(
    ({ fFamily, fName }) =>
      `Text in “${String(fFamily ?? fName)}” is drawn in another font if the visitor doesn’t have it. Export text as shapes (glyphs).`,
  );
}

/** Returns every object in a value, including the value itself, except in the layers of a composition. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [
    value as Node,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'layers' ? [] : nodesIn(inner))),
  ];
}
