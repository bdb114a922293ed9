import type { Route } from 'next';
import type { PageLink } from '@/content/types';
import { Icon } from './icon';
import { linkHref } from './with-base-path';

/** A link that looks like a button, with an arrow. `path` is the route of the page that contains the link. */
export function ButtonLink({
  path,
  link,
  className = '',
}: {
  path: Route;
  link: PageLink;
  className?: string;
}) {
  return (
    <a href={linkHref(path, link.href)} className={`button ${className}`.trim()}>
      {link.label}
      <Icon name="right" />
    </a>
  );
}
