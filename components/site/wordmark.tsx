import type { Route } from 'next';
import { Logo } from '@/components/ui/logo';
import { linkHref } from '@/components/ui/with-base-path';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';

/**
 * The maximum length, in characters, of a firm name that is shown with one word per line. A longer name has a
 * smaller font and wraps only where necessary.
 */
const SHORT = 28;

/** The logo and the firm's name, with a link to the home page. */
export function Wordmark({ path }: { path: Route }) {
  const lines = site.name.length > SHORT ? 'max-w-56 text-balance text-note' : 'w-min text-small';
  return (
    <a href={linkHref(path, navigation.home)} className="flex min-h-touch min-w-0 items-center gap-3">
      <Logo className="h-8 w-auto shrink-0 max-[14rem]:hidden" />
      <span className={`min-w-0 wrap-break-word font-semibold leading-[1.05] tracking-tight ${lines}`}>
        {site.name}
      </span>
    </a>
  );
}
