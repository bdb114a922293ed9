type Keyframe = {
  frame?: number;
  value?: unknown;
  inTangent?: unknown;
  outTangent?: unknown;
  hold?: boolean;
};

type Stop = { offset?: number; color?: number[] };

/** A theme's value for a slot (https://dotlottie.io/spec/2.0/#themes), still or by keyframes. */
type Rule = { id?: string; type?: string; value?: unknown; keyframes?: Keyframe[] };

/**
 * Puts a theme's values into an animation's slots, which are what its parts take theirs from. What a theme says of texts and
 * by expressions is left out.
 * @returns whether there was one
 */
export function applyTheme(data: unknown, theme: unknown): boolean {
  const { rules } = (theme ?? {}) as { rules?: Rule[] };
  if (typeof data !== 'object' || data === null || !Array.isArray(rules)) return false;
  const animation = data as { slots?: Record<string, { p: unknown }> };
  const values = rules.flatMap((rule) => {
    const value = slotValue(rule ?? {});
    return rule?.id !== undefined && value ? [[rule.id, { p: value }] as const] : [];
  });
  animation.slots = { ...animation.slots, ...Object.fromEntries(values) };
  return values.length > 0;
}

function slotValue({ type, value, keyframes }: Rule): object | undefined {
  if (type === 'Image') return imageOf(value);
  if (type === 'Gradient') return gradientOf(value, keyframes);
  if (!['Color', 'Scalar', 'Position', 'Vector'].includes(String(type))) return undefined;
  return propertyOf(value, keyframes, (one) => one);
}

function propertyOf(value: unknown, keyframes: Keyframe[] | undefined, read: (value: unknown) => unknown) {
  if (!Array.isArray(keyframes)) return value === undefined ? undefined : { a: 0, k: read(value) };
  const k = keyframes.map(({ frame, value, inTangent, outTangent, hold }) => {
    return { t: frame ?? 0, s: [read(value)].flat(), i: inTangent, o: outTangent, h: hold ? 1 : 0 };
  });
  return { a: 1, k };
}

/** Of each stop its place and its colour, after them all those of its opacities. */
function gradientOf(value: unknown, keyframes: Keyframe[] | undefined) {
  const stops = (keyframes?.[0]?.value ?? value) as Stop[] | undefined;
  if (!Array.isArray(stops)) return undefined;
  const numbersOf = (stops: unknown) => [
    ...(stops as Stop[]).flatMap(({ offset, color }) => [offset ?? 0, ...(color ?? []).slice(0, 3)]),
    ...(stops as Stop[]).flatMap(({ offset, color }) => [offset ?? 0, color?.[3] ?? 1]),
  ];
  return { p: stops.length, k: propertyOf(value, keyframes, numbersOf) };
}

function imageOf(value: unknown) {
  const { id, url, path, width, height } = (value ?? {}) as Record<string, string | number | undefined>;
  const address = url ?? path ?? id;
  return address === undefined ? undefined : { u: '', p: String(address), w: width, h: height, e: 0 };
}
