import Link from 'next/link';
import { navigation, site } from '@/content/site';
import { Mark } from './mark';

/** Mark and name, one word to a line; leads home. */
export function Wordmark() {
  return (
    <Link href={navigation.home} prefetch={false} className="flex min-h-touch items-center gap-3">
      <Mark className="h-8 w-auto shrink-0 max-[14rem]:hidden" />
      <span className="w-min font-semibold text-small leading-[1.05] tracking-tight">{site.name}</span>
    </Link>
  );
}
