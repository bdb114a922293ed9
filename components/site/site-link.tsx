import type { Route } from 'next';
import Link from 'next/link';
import type { SiteLink as SiteLinkContent } from '@/content/types';
import { withBasePath } from './with-base-path';

/** A link to a page, an external URL or a file. */
export function SiteLink({ link: { href, label }, className }: { link: SiteLinkContent; className: string }) {
  if (/^[a-z]+:|^\/files\//.test(href)) {
    return (
      <a href={withBasePath(href)} className={className}>
        {label}
      </a>
    );
  }
  return (
    <Link href={href as Route} prefetch={false} className={className}>
      {label}
    </Link>
  );
}
