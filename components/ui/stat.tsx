import type { Stat as StatContent } from '@/content/types';

/** A large number with a unit, a dimension line and a label. */
export function Stat({ stat, className = '' }: { stat: StatContent; className?: string }) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <span className="text-heading print:text-title">{stat.value}</span>
        <span className="text-title">{stat.unit}</span>
      </p>
      <div className="dimension my-3 print:my-2" />
      <p className="text-small text-soft">{stat.label}</p>
    </div>
  );
}
