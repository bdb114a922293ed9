import { vCard } from '@/components/site/vcard';
import { withBasePath } from '@/components/ui/with-base-path';
import { contact as contactTexts, site } from '@/content/site';

const numberOf = ({ href }: { href: string }) => href.slice('tel:'.length);

export const dynamic = 'force-static';

/** The firm's contact details, for address books. */
export function GET() {
  const { contact, name, url, language } = site;
  const card = vCard({
    ...contact,
    name,
    language,
    mail: contact.mail.label,
    phone: numberOf(contact.phone),
    nightPhone: { number: numberOf(contact.nightPhone), label: contactTexts.nightPhone },
    url: `${url}${withBasePath('/')}`,
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
