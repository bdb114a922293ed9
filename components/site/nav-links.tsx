import type { Route } from 'next';
import { linkHref } from '@/components/ui/with-base-path';
import type { PageLink } from '@/content/types';

/** The main links. The current page's link has `aria-current`. */
export function NavLinks({
  path,
  links,
  className,
  linkClassName,
}: {
  path: Route;
  links: readonly PageLink[];
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={linkHref(path, link.href)}
            aria-current={link.href === path ? 'page' : undefined}
            className={`nav-link ${linkClassName}`}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
