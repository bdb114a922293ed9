import type { PageLink } from '@/content/types';
import { withBasePath } from './with-base-path';

/** A link that looks like a button. */
export function ButtonLink({ link, className = '' }: { link: PageLink; className?: string }) {
  return (
    <a href={withBasePath(link.href)} className={`button ${className}`.trim()}>
      {link.label}
    </a>
  );
}
