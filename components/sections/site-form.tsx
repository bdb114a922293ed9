import { Form } from '@/components/ui/form';
import { formTexts, site } from '@/content/site';
import type { FormContent } from '@/content/types';

/** A form that uses the endpoint and the email address from content/site.ts. */
export function SiteForm({ content }: { content: FormContent }) {
  return (
    <Form content={content} texts={formTexts} mail={site.contact.mail.label} endpoint={site.formsEndpoint} />
  );
}
