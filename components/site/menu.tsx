import { IconX } from '@tabler/icons-react';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { navigation } from '@/content/pages';
import { dialogTexts, site } from '@/content/site';
import { NavLinks } from './nav-links';

/**
 * The menu for narrow screens. A native modal dialog traps the focus, and closes on Escape and on a click
 * outside.
 */
export function Menu() {
  const { id, label } = navigation.menu;
  return (
    <dialog
      id={id}
      closedby="any"
      aria-label={label}
      className="menu-dialog blueprint w-[min(calc(100%-3.5rem),22rem)] open:flex"
    >
      <div className="flex min-h-full w-full flex-col gap-8 p-5">
        <button
          type="button"
          command="close"
          commandfor={id}
          className={buttonClass('secondary', 'self-end')}
        >
          <IconX aria-hidden size={20} stroke={1.5} />
          {dialogTexts.close}
        </button>
        <nav aria-label={label}>
          <NavLinks
            links={navigation.links}
            className="border-line border-t"
            linkClassName="flex min-h-16 items-center border-line border-b font-semibold text-title"
          />
        </nav>
        <div className="mt-auto grid gap-3">
          <ButtonLink link={navigation.contact} look="primary" />
          <ButtonLink link={navigation.buyNow} />
          <a
            href={site.contact.phone.href}
            className="note flex min-h-touch items-center justify-center text-soft"
          >
            {site.contact.phone.label}
          </a>
        </div>
      </div>
    </dialog>
  );
}
