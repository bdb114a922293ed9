'use client';

import { usePathname } from 'next/navigation';

/** Shows the number and the name of the current page. */
export function PageNumber({ numbers }: { numbers: Readonly<Record<string, string>> }) {
  return numbers[usePathname()] ?? null;
}
