'use client';

import { usePathname } from 'next/navigation';

/** The number and name of the current page. */
export function SheetName({ names }: { names: Readonly<Record<string, string>> }) {
  return names[usePathname()] ?? null;
}
