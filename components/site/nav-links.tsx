'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { PageLink } from '@/content/types';

/** The main links. The current page's link has `aria-current`. */
export function NavLinks({
  links,
  className,
  linkClassName,
}: {
  links: readonly PageLink[];
  className: string;
  linkClassName: string;
}) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            prefetch={false}
            aria-current={link.href === pathname ? 'page' : undefined}
            className={`nav-link ${linkClassName}`}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
