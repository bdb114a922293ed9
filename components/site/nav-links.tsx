'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { PageLink } from '@/content/types';

/** A link to a page, and the page's number, such as `B-00`, if it is shown. */
type NumberedLink = PageLink & { number?: string };

/** The main links. The current page's link has `aria-current`. */
export function NavLinks({
  links,
  className,
  linkClassName,
}: {
  links: readonly NumberedLink[];
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
            {link.number ? (
              <span aria-hidden className="nav-number note text-soft">
                {link.number}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
