import { withBasePath } from '@/components/ui/with-base-path';
import type { SiteLink as SiteLinkContent } from '@/content/types';

/** A link to a page, an external URL or a file. */
export function SiteLink({ link: { href, label }, className }: { link: SiteLinkContent; className: string }) {
  return (
    <a href={withBasePath(href)} className={className}>
      {label}
    </a>
  );
}
