'use client';

import { usePathname } from 'next/navigation';

/** Number and title of the page at hand. */
export function SheetName({ names }: { names: Readonly<Record<string, string>> }) {
  return names[usePathname()] ?? null;
}
