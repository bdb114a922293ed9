import type { Route } from 'next';
import { linkHref } from '@/components/ui/with-base-path';
import type { SiteLink as SiteLinkContent } from '@/content/types';

/** A link to a page, an external URL or a file. `path` is the route of the page that contains the link. */
export function SiteLink({
  path,
  link: { href, label },
  className,
}: {
  path: Route;
  link: SiteLinkContent;
  className: string;
}) {
  return (
    <a href={linkHref(path, href)} className={className}>
      {label}
    </a>
  );
}
