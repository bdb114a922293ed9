'use client';

import type { PlayerProps } from './types';

export function Player({ label, className }: PlayerProps) {
  return <div className={className} role="img" aria-label={label} />;
}
