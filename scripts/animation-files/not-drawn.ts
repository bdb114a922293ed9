import type { Animation } from '@/player/document/lottie';

type Node = Readonly<Record<string, unknown>>;

/** Effects that lottie-web draws, by their number in the format, beside those that only hold values for expressions. */
const DRAWN_EFFECTS = new Set([20, 21, 22, 23, 24, 25, 28, 29, 35]);

/** Kinds of layers that are not seen, by their number in the format, and what is seen in their place. */
const UNSEEN_LAYERS: Readonly<Record<number, string>> = {
  6: 'is a sound, which is not played',
  7: 'is a placeholder of a video, of which nothing is seen',
  8: 'is a sequence of images, of which nothing is seen',
  9: 'is a video, of which nothing is seen',
  10: 'is a placeholder of an image, of which nothing is seen',
  11: 'is a guide, of which nothing is seen',
  12: 'is an adjustment layer: what lies under it is drawn without it',
  14: 'is a light: everything is drawn as without it',
  15: 'is data, of which nothing is seen',
  99: 'is of a kind that the format doesn’t know, of which nothing is seen',
};

/** What the player won't draw of an animation, and what is seen in its place: a sentence for each, once. */
export function notDrawn(animation: Animation): string[] {
  const layers = [animation.layers, ...(animation.assets ?? []).map((asset) => asset.layers ?? [])].flat();
  const sentences = layers.flatMap((layer) => ofLayer(layer as Node));
  return [...new Set([...sentences, ...ofFonts(animation)])];
}

function ofLayer(layer: Node): string[] {
  const name = `The layer “${String(layer.nm ?? 'without a name')}”`;
  const unseen = UNSEEN_LAYERS[Number(layer.ty)];
  const effects = Array.isArray(layer.ef) ? (layer.ef as Node[]) : [];
  const expressions = nodesIn(layer).filter(({ x, k }) => typeof x === 'string' && k !== undefined);
  const styles = Array.isArray(layer.sy) && layer.sy.length > 0;
  return [
    ...(unseen ? [`${name} ${unseen}.`] : []),
    ...(expressions.length > 0
      ? [
          `${name} has ${expressions.length === 1 ? 'an expression' : `${expressions.length} expressions`}: code in a file is never run, so it stays at the value that it was saved with. Bake expressions to keyframes before exporting.`,
        ]
      : []),
    ...effects
      .filter(({ ty, en }) => en !== 0 && Number(ty) >= 20 && !DRAWN_EFFECTS.has(Number(ty)))
      .map(({ nm }) => `${name} has the effect “${String(nm ?? 'without a name')}”: it is drawn without it.`),
    ...effects
      .filter(({ ty, en, ef }) => en !== 0 && Number(ty) === 5 && isForeign(ef))
      .map(({ nm }) => `${name} has the effect “${String(nm)}”: it is drawn without it.`),
    ...(styles ? [`${name} has layer styles (shadows, glows, bevels): it is drawn without them.`] : []),
    ...(nodesIn(layer.shapes).some(({ ty, mm }) => ty === 'mm' && mm !== 1)
      ? [`${name} merges paths: each is drawn by itself. Merge them before exporting.`]
      : []),
    ...(layer.ddd === 1
      ? [`${name} is in three dimensions: only the renderer html turns it in space; the others draw it flat.`]
      : []),
  ];
}

/** Whether an effect of no number of its own is another program's, and not a slider or a colour for expressions. */
const isForeign = (values: unknown) => Array.isArray(values) && values.length > 1;

function ofFonts({ fonts, chars }: Animation): string[] {
  if (Array.isArray(chars) && chars.length > 0) return [];
  const list = (fonts as { list?: unknown } | undefined)?.list;
  return (Array.isArray(list) ? (list as Node[]) : []).map(
    ({ fFamily, fName }) =>
      `Text in “${String(fFamily ?? fName)}” is drawn in that font where a visitor has it, and in another elsewhere. Export text as shapes (glyphs).`,
  );
}

/** Every object inside a value, itself included, but not the layers of a composition. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [
    value as Node,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'layers' ? [] : nodesIn(inner))),
  ];
}
