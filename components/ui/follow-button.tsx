'use client';

import { useState } from 'react';
import { markHydrated } from './mark-hydrated';

/** A toggle button. Its state is not saved. */
export function FollowButton({ label }: { label: string }) {
  const [pressed, setPressed] = useState(false);
  return (
    <div data-hydrate="interaction" ref={markHydrated}>
      <button
        type="button"
        aria-pressed={pressed}
        onClick={() => setPressed(!pressed)}
        className={`button toggle needs-scripts min-w-36 ${pressed ? '' : 'button-primary'}`}
      >
        {label}
      </button>
    </div>
  );
}
