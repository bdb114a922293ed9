import { type HourlyFigure, islandAttributes } from '@/browser/protocol';
import type { DayStat } from '@/content/types';
import { Stat } from './stat';

/** The values of each figure, every quarter of an hour. */
export type FiguresOfDay = Record<
  DayStat['hourly']['figure'],
  Pick<HourlyFigure, 'value' | 'before' | 'after'>
>;

/** A list of figures of a day. While the animation of the day moves, it shows those of the hour. */
export function DayFigures({ stats, figures }: { stats: readonly DayStat[]; figures: FiguresOfDay }) {
  const settings = stats.map(({ value, hourly: { figure, label } }) => ({
    ...figures[figure],
    label,
    digits: value.split('.')[1]?.length ?? 0,
  }));
  return (
    <ul className="energy-stats" {...islandAttributes('day-figures', 'visible', settings)}>
      {stats.map((stat) => (
        <li key={stat.label}>
          <Stat stat={stat} />
        </li>
      ))}
    </ul>
  );
}
