import Link from 'next/link';
import type { PageLink } from '@/content/types';

/** A link that looks like a button. */
export function ButtonLink({ link, className = '' }: { link: PageLink; className?: string }) {
  return (
    <Link href={link.href} prefetch={false} className={`button ${className}`}>
      {link.label}
    </Link>
  );
}
