import { TIME_EVENT, timeText } from './player/time-of-day';
import { islandSettings } from './protocol';

/** The steps of the figures, in minutes. */
const STEP = 15;

/** Shows the figures of the time of day that the animation shows. Until it moves, the list shows those of the day. */
export default function mount(list: HTMLElement) {
  const items = islandSettings(list, 'day-figures').map((figure, index) => {
    const item = list.children[index];
    return { figure, value: item?.querySelector('span'), label: item?.querySelector('p:last-child') };
  });
  let shown = -1;

  function show(minutes: number) {
    const step = Math.floor(minutes / STEP);
    if (step === shown) return;
    shown = step;
    for (const { figure, value, label } of items) {
      const textOf = (values: readonly number[] = []) => values[step]?.toFixed(figure.digits) ?? '';
      if (value) value.textContent = textOf(figure.value);
      if (label)
        label.textContent = figure.label
          .replace('{time}', timeText(step * STEP))
          .replace('{before}', textOf(figure.before))
          .replace('{after}', textOf(figure.after));
    }
  }

  addEventListener(TIME_EVENT, (event) => show((event as CustomEvent<number>).detail));
}
