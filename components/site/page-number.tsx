'use client';

import { usePathname } from 'next/navigation';

/** The number and name of the current page. */
export function PageNumber({ numbers }: { numbers: Readonly<Record<string, string>> }) {
  return numbers[usePathname()] ?? null;
}
