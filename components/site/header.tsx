import type { Route } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { navigation } from '@/content/pages';
import { Menu } from './menu';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

/**
 * The header, which is sticky unless it would cover more than a fifth of the window. Its background is
 * transparent while the page is scrolled to the top. If the user enlarges the text, the header wraps.
 */
export function Header({ path }: { path: Route }) {
  return (
    <header className="site-header">
      <div className="page-container flex min-h-16 flex-wrap items-center justify-between gap-x-3 max-[22rem]:gap-x-2 md:gap-x-6 lg:min-h-20">
        <Wordmark path={path} />
        <nav aria-label={navigation.label} className="ml-auto hidden md:block print:hidden">
          <NavLinks
            path={path}
            links={navigation.links}
            className="flex gap-6 lg:gap-9"
            linkClassName="flex min-h-touch items-center text-small"
          />
        </nav>
        <div className="ml-auto flex gap-x-3 max-[22rem]:gap-x-2 md:ml-0 print:hidden">
          <ButtonLink
            path={path}
            link={navigation.contact}
            // The header has no space for the arrow.
            className="button-primary max-[22rem]:px-2 [&>svg]:hidden"
          />
          <button
            type="button"
            command="show-modal"
            commandfor={navigation.menu.id}
            className="button w-touch shrink-0 px-0 md:hidden"
            aria-haspopup="dialog"
          >
            <Icon name="menu" />
            <span className="sr-only">{navigation.menu.label}</span>
          </button>
        </div>
      </div>
      <Menu path={path} />
    </header>
  );
}
