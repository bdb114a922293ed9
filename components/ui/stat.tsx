import type { Stat as StatContent } from '@/content/types';

/** A number and its unit, on the same baseline. */
export function StatValue({
  stat: { value, unit },
  valueSize = 'text-heading print:text-title',
  unitSize = 'text-title',
}: {
  stat: StatContent;
  valueSize?: string;
  unitSize?: string;
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
      <span className={valueSize}>{value}</span>
      <span className={unitSize}>{unit}</span>
    </p>
  );
}

/** A large number with a unit, a dimension line and a label. */
export function Stat({ stat, className = '' }: { stat: StatContent; className?: string }) {
  return (
    <div className={`stat ${className}`}>
      <StatValue stat={stat} />
      <div className="dimension my-3 print:my-2" />
      <p className="text-small text-soft">{stat.label}</p>
    </div>
  );
}
