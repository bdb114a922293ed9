import { vCard } from '@/components/site/vcard';
import { withBasePath } from '@/components/ui/with-base-path';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The firm's contact details, for address books. */
export function GET() {
  const { contact, name, url, language } = site;
  const card = vCard({
    ...contact,
    name,
    language,
    mail: contact.mail.label,
    phone: contact.phone.href.slice('tel:'.length),
    url: `${url}${withBasePath('/')}`,
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
