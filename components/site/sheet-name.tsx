'use client';

import { usePathname } from 'next/navigation';
import type { Sheet } from '@/content/types';

/** Number and title of the page at hand. */
export function SheetName({ sheets }: { sheets: readonly Sheet[] }) {
  const pathname = usePathname();
  const sheet = sheets.find(({ path }) => path === pathname);
  return sheet ? `${sheet.number} ${sheet.title}` : null;
}
