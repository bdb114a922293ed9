import { islandAttributes } from '@/browser/protocol';

/** A toggle button (`browser/follow.ts`). Its state is not saved. */
export function FollowButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-pressed={false}
      className="button needs-scripts min-w-36"
      {...islandAttributes('follow', 'use', null)}
    >
      {label}
    </button>
  );
}
