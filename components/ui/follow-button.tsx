'use client';

import { useState } from 'react';
import { buttonClass } from './button-class';
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
        className={buttonClass(pressed ? 'secondary' : 'primary', 'toggle needs-scripts min-w-36')}
      >
        {label}
      </button>
    </div>
  );
}
