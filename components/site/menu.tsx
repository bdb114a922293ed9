import type { Route } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { navigation } from '@/content/pages';
import { contact, dialogTexts, site } from '@/content/site';
import { NavLinks } from './nav-links';
import { SiteLink } from './site-link';

const { mail, phone, nightPhone, address, hours } = site.contact;

/** The firm's contact details, as a table like the title block of a drawing. */
function ContactDetails() {
  const cells = [
    {
      term: contact.phone,
      value: <MenuContact href={phone.href} label={phone.label} />,
    },
    {
      term: contact.nightPhone,
      value: <MenuContact href={nightPhone.href} label={nightPhone.label} />,
    },
    { term: contact.mail, value: <MenuContact href={mail.href} label={mail.label} /> },
    {
      term: contact.hours,
      value: hours.map(({ days, time }) => (
        <span key={days} className="block">
          {days}, <span className="inline-flex text-soft">{time}</span>
        </span>
      )),
    },
    { term: contact.address, value: address.join(', ') },
  ];
  return (
    <dl className="border-edge border-t">
      {cells.map(({ term, value }) => (
        <div key={term} className="border-line border-b py-2">
          <dt className="note text-soft">{term}</dt>
          <dd className="text-small">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MenuContact({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="text-link -my-1 inline-flex min-h-touch items-center font-semibold text-[min(0.9375rem,4vw)]"
    >
      {label}
    </a>
  );
}

/**
 * The menu for narrow screens. A native modal dialog traps the focus, and closes on Escape and on a click
 * outside.
 */
export function Menu({ path }: { path: Route }) {
  const { id, label } = navigation.menu;
  return (
    <dialog id={id} closedby="any" aria-label={label} className="menu-dialog blueprint">
      <div className="flex min-h-full w-full flex-col gap-5 px-[min(1.25rem,5vw)] pt-2.5 pb-5">
        <button type="button" command="close" commandfor={id} className="button self-end">
          <Icon name="close" />
          {dialogTexts.close}
        </button>
        <nav aria-label={label} className="flex flex-1 flex-col">
          <NavLinks
            path={path}
            links={navigation.links}
            className="grid flex-1 auto-rows-[minmax(3.5rem,1fr)]"
            linkClassName="flex h-full items-center font-semibold text-heading"
          />
          <ul className="grid grid-cols-[auto_auto] gap-x-4 border-line border-t py-2 text-small">
            {navigation.sections.map((link) => (
              <li key={link.href}>
                <SiteLink path={path} link={link} className="nav-link flex min-h-touch items-center" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          <ButtonLink path={path} link={navigation.contact} className="button-primary" />
          <ButtonLink path={path} link={navigation.buyNow} />
        </div>
        <p className="-mt-2 text-small text-soft">{navigation.buyNowNote}</p>
        <ContactDetails />
      </div>
    </dialog>
  );
}
