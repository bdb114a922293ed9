import { Form } from '@/components/ui/form';
import { formTexts, site } from '@/content/site';
import type { FormContent } from '@/content/types';

const { noScript, about, notConnected, notConnectedEmpty, ...connected } = formTexts;

/** The texts that the form can show. The page contains every text that is passed to a form. */
const texts = { noScript, about, ...(site.formsEndpoint ? connected : { notConnected, notConnectedEmpty }) };

/** A form that uses the endpoint, the email address and the setting for campaign data from content/site.ts. */
export function SiteForm({ content }: { content: FormContent }) {
  return (
    <Form
      content={content}
      texts={texts}
      mail={site.contact.mail.label}
      endpoint={site.formsEndpoint}
      campaignData={site.formsCampaignData}
    />
  );
}
