'use client';

import { usePathname } from 'next/navigation';
import type { PageNumber as PageNumberContent } from '@/content/types';

/** Number and title of the page at hand. */
export function PageNumber({ numbers }: { numbers: readonly PageNumberContent[] }) {
  const pathname = usePathname();
  const page = numbers.find(({ path }) => path === pathname);
  return page ? `${page.number} ${page.title}` : null;
}
