/** An offset, and the values at this offset. */
type Stop = [offset: number, ...values: number[]];

/**
 * Combines the color stops and the opacity stops of a gradient, because a canvas has no separate opacity stops.
 * @param colors per stop: an offset, red, green and blue
 * @param opacities per stop: an offset and an opacity; empty if the gradient is opaque
 * @returns a stop for each offset of both, in ascending order: the offset, red, green, blue and the opacity
 */
export function combineStops(colors: ArrayLike<number>, opacities: ArrayLike<number>): Stop[] {
  const colorStops = stopsOf(colors, 4);
  const opacityStops = stopsOf(opacities, 2);
  const offsets = [...colorStops, ...opacityStops].map(([offset]) => offset).sort((a, b) => a - b);
  const opacityAt = valuesAt(offsets, opacityStops);
  return valuesAt(offsets, colorStops).map((stop, index) => [...stop, opacityAt[index]?.[1] ?? 1]);
}

/** Returns the stops in a list of numbers. An offset below the previous one counts as the previous one, as in SVG. */
function stopsOf(numbers: ArrayLike<number>, size: number): Stop[] {
  const stops: Stop[] = [];
  let last = 0;
  for (let start = 0; start < numbers.length; start += size) {
    const [offset = 0, ...values] = Array.from(numbers).slice(start, start + size);
    last = Math.min(100, Math.max(last, offset || 0));
    stops.push([last, ...values]);
  }
  return stops;
}

/** Returns the given offsets, in ascending order, each with the interpolated values of the stops at this offset. */
function valuesAt(offsets: readonly number[], stops: readonly Stop[]): Stop[] {
  let next = 0;
  return offsets.map((offset, index) => {
    // If two stops have this offset, use the first one, and then the second one.
    const isSecond = offsets[index - 1] === offset;
    const isBefore = ([other]: Stop) => (isSecond ? other <= offset : other < offset);
    for (let stop = stops[next]; stop && isBefore(stop); stop = stops[next]) next += 1;
    const [before, after] = [stops[next - 1], stops[next]];
    const [from, ...first] = before ?? after ?? [0];
    const [to, ...last] = after ?? before ?? [0];
    const progress = to > from ? (offset - from) / (to - from) : 0;
    return [offset, ...first.map((value, part) => value + ((last[part] ?? value) - value) * progress)];
  });
}
