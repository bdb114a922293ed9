import { CopyableText } from '@/components/ui/copyable-text';
import { Picture } from '@/components/ui/picture';
import type { SectionPlace } from '@/components/ui/section';
import { withBasePath } from '@/components/ui/with-base-path';
import { contact, site } from '@/content/site';
import { SiteForm } from './site-form';

const { people } = site.contact;

/** The section with contact details and a short form, on a background in the accent color. */
export function Contact({ place: { id, tag } }: { place: SectionPlace }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="loud">
      <div className="page-container">
        <div className="columns gap-y-8 py-8 md:grid-rows-[auto_auto_1fr] lg:py-12 print:grid-rows-none print:gap-y-2 print:border-edge print:border-t print:py-3">
          <div className="col-span-12 print:col-span-6">
            <div className="note flex gap-x-3">
              <p>{tag}</p>
              <h2 id={`${id}-title`}>{contact.title}</h2>
            </div>
            <p className="mt-4 font-semibold text-display print:text-title">{contact.promise}</p>
          </div>
          <p className="col-span-12 max-w-measure sm:text-lead md:col-span-5 lg:col-span-6 print:col-span-6 print:text-body">
            {contact.lead}
          </p>
          <div className="col-span-12 md:col-span-5 lg:col-span-6 print:hidden">
            <SiteForm content={contact.form} />
          </div>
          <div className="col-span-12 md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-2 lg:col-span-5 lg:col-start-8 print:col-span-6 print:col-start-7 print:row-span-2 print:row-start-1">
            <ContactList />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A detail with a link or a button next to it, or below it if there is not enough space. */
const detail = 'flex flex-wrap items-center justify-between gap-x-4';

const action = 'text-link inline-flex min-h-touch items-center text-small print:hidden';

/** A person whom visitors can call: a drawing, the role, what the person answers, and the telephone number. */
function Person({ person: { role, answers, phone, picture } }: { person: (typeof people)[number] }) {
  return (
    <dd className="person">
      <Picture picture={picture} className="person-picture" />
      <p>
        <b className="block font-semibold print:inline">{role}</b>{' '}
        <span className="text-small">{answers}</span>
      </p>
      <a
        href={phone.href}
        className="text-link inline-flex min-h-touch items-center font-semibold print:min-h-0"
      >
        {phone.label}
      </a>
    </dd>
  );
}

/** The email address, the telephone numbers, the postal address and the opening hours. */
function ContactList() {
  const { mail, address, hours, directions, vCardFile } = site.contact;
  return (
    <dl className="contact-list">
      <div>
        <dt className="note">{contact.mail}</dt>
        <dd>
          <CopyableText text={mail.label} labels={contact.mailCopy}>
            <a
              href={mail.href}
              className="text-link inline-flex min-h-touch items-center font-semibold text-body max-[22rem]:text-small sm:text-title md:text-body lg:text-lead print:min-h-0 print:text-body [overflow-wrap:anywhere]"
            >
              {mail.label}
            </a>
          </CopyableText>
        </dd>
      </div>
      <div>
        <dt className="note">{contact.phone}</dt>
        {people.map((person) => (
          <Person key={person.role} person={person} />
        ))}
      </div>
      <div>
        <dt className="note">{contact.address}</dt>
        <dd className={detail}>
          <address className="not-italic">{address.join(', ')}</address>
          <span className="flex gap-4">
            {directions ? (
              <a href={directions} className={action}>
                {contact.directions}
              </a>
            ) : null}
            <a href={withBasePath('/contact.vcf')} download={vCardFile} className={action}>
              {contact.vCard}
            </a>
          </span>
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
  );
}
