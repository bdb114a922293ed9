import type { Route } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';
import type { PageLink } from '@/content/types';

/** A link to a page, and the page's number, such as `B-00`, if it is shown. */
type NumberedLink = PageLink & { number?: string };

/** The main links. The current page's link has `aria-current`. */
export function NavLinks({
  path,
  links,
  className,
  linkClassName,
}: {
  path: Route;
  links: readonly NumberedLink[];
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={withBasePath(link.href)}
            aria-current={link.href === path ? 'page' : undefined}
            className={`nav-link ${linkClassName}`}
          >
            {link.label}
            {link.number ? (
              <span aria-hidden className="nav-number note text-soft">
                {link.number}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
