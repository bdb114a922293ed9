import Link from 'next/link';
import type { ReactNode } from 'react';
import type { PageLink } from '@/content/types';
import { type ButtonLook, buttonClass } from './button-class';

/** A link that looks like a button. */
export function ButtonLink({
  link,
  look,
  className,
  children,
}: {
  link: PageLink;
  look?: ButtonLook;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Link href={link.href} prefetch={false} className={buttonClass(look, className)}>
      {link.label}
      {children}
    </Link>
  );
}
