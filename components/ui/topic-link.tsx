import Link from 'next/link';
import { dialogTexts, site } from '@/content/site';
import { mailtoLink } from './mailto';

/**
 * A link in a dialog to the form of the same page. hydrate.ts enters the topic in the form. Without JavaScript,
 * forms are hidden, so the link leads to the email address instead, with the topic as the subject.
 * @param form the id of the section with the form
 */
export function TopicLink({ form, topic }: { form: string; topic: string }) {
  return (
    <>
      <Link
        href={{ hash: form }}
        prefetch={false}
        data-topic={topic}
        className="button button-primary needs-scripts print:hidden"
      >
        {dialogTexts.write}
      </Link>
      <noscript>
        <a
          href={mailtoLink(site.contact.mail.label, topic, [])}
          className="button button-primary print:hidden"
        >
          {dialogTexts.write}
        </a>
      </noscript>
    </>
  );
}
