import type { Point } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { ADVANCE } from '../../lettering';
import { group, type Key, keys, type Layer, type LottieShape, layer, type Property, stack } from '../lottie';
import { DAY, HOUR } from './day';
import { text } from './text';
import { inked } from './tones';

/** A digit that changes over time. */
function figure(
  digits: readonly string[],
  every: number,
  place: Point,
  height: number,
  style: () => LottieShape[],
): LottieShape {
  const shown = [...new Set(digits)].filter((digit) => digit !== ' ');
  return stack(
    shown.map((digit) =>
      group([...text(digit, place, height), ...style()], { opacity: visibility(digit, digits, every) }),
    ),
  );
}

function visibility(digit: string, digits: readonly string[], every: number): Property {
  const changes = digits.flatMap((each, n): Key[] => {
    const on = each === digit;
    return n === 0 || on !== (digits[n - 1] === digit) ? [[n * every, on ? 100 : 0, 'hold']] : [];
  });
  return keys(changes);
}

/** A display that shows strings of equal length, each for `every` frames. */
export function display(
  texts: readonly string[],
  every: number,
  [x, y]: Point,
  height: number,
  style: () => LottieShape[],
): LottieShape {
  const width = texts[0]?.length ?? 0;
  return stack(
    range(width).map((n) =>
      figure(
        texts.map((each) => each[n] ?? ' '),
        every,
        [x + (n * ADVANCE * height) / 8, y],
        height,
        style,
      ),
    ),
  );
}

/** The time of day, in quarters of an hour like the figures on the page. */
export function clock(): Layer {
  const every = HOUR / 4;
  const times = range(DAY / every).map((n) => {
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    return `${twoDigits(Math.floor(n / 4))}:${twoDigits((n % 4) * 15)}`;
  });
  return layer('clock', [display(times, every, [36, 32], 40, () => inked(3))]);
}
