import type { SectionPlace } from '@/components/ui/section';
import { contact, site } from '@/content/site';

/** The section with contact details, on a background in the accent color. */
export function Contact({ place: { id, tag } }: { place: SectionPlace }) {
  const { mail, phone, address, hours } = site.contact;
  // On phones, the email address breaks only before the host name. If the host name is long, the address can
  // break anywhere.
  const [user, host = ''] = mail.label.split('@');
  const isShort = host.length < 36;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="loud">
      <div className="page-container">
        <div className="columns gap-y-block py-section print:border-edge print:border-t print:py-4">
          <div className="col-span-12 lg:col-span-7 print:col-span-6">
            <h2 id={`${id}-title`} className="note">
              <span className="mr-2">{tag}</span>
              {` ${contact.title}`}
            </h2>
            <p className="mt-4 font-semibold text-display print:text-title">{contact.promise}</p>
            <p className="mt-6 max-w-measure text-lead print:mt-2 print:text-body">{contact.lead}</p>
          </div>
          <dl className="contact-list col-span-12 lg:col-span-5 print:col-span-6">
            <div>
              <dt className="note">{contact.mail}</dt>
              <dd className="@container">
                <a
                  href={mail.href}
                  className="text-link inline-flex min-h-touch items-center font-semibold text-body max-[22rem]:text-small sm:text-title lg:text-lead 2xl:text-title print:min-h-0 print:text-body [overflow-wrap:anywhere]"
                >
                  <span>
                    {user}@<wbr />
                    <span className={isShort ? '@min-[18rem]:max-sm:whitespace-nowrap' : ''}>{host}</span>
                  </span>
                </a>
              </dd>
            </div>
            <div>
              <dt className="note">{contact.phone}</dt>
              <dd>
                <a
                  href={phone.href}
                  className="text-link inline-flex min-h-touch items-center font-semibold print:min-h-0 text-title print:text-body"
                >
                  {phone.label}
                </a>
              </dd>
            </div>
            <div>
              <dt className="note">{contact.address}</dt>
              <dd>
                <address className="not-italic">{address.join(', ')}</address>
              </dd>
            </div>
            <div>
              <dt className="note">{contact.hours}</dt>
              {hours.map(({ days, time }) => (
                <dd key={days} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>{days}</span>
                  <span className="font-mono text-small">{time}</span>
                </dd>
              ))}
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
