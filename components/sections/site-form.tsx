import { Form } from '@/components/ui/form';
import { formTexts, site } from '@/content/site';
import type { FormContent } from '@/content/types';

/** A form with the site's own settings: where it is posted, if anywhere, and the mail address it falls back on. */
export function SiteForm({ content }: { content: FormContent }) {
  return (
    <Form content={content} texts={formTexts} mail={site.contact.mail.label} endpoint={site.formsEndpoint} />
  );
}
