import { mailtoLink } from '@/browser/mailto';
import { Attribute } from '@/browser/protocol';
import { dialogTexts, site } from '@/content/site';
import { Icon } from './icon';

/**
 * A link in a dialog to the form of the same page. browser/topic-links.ts enters the topic in the form.
 * Without JavaScript, forms are hidden, so the link leads to the email address instead, with the topic as the
 * subject.
 * @param form the id of the form; `false` if the page has none, so the link always leads to the email address
 */
export function TopicLink({ form, topic }: { form: string | false; topic: string }) {
  const mail = (
    <a
      href={mailtoLink(site.contact.mail.label, topic, [])}
      className="button button-primary self-start print:hidden"
    >
      {dialogTexts.write}
      <Icon name="right" />
    </a>
  );
  if (!form) return mail;
  return (
    <>
      <a
        href={`#${form}`}
        {...{ [Attribute.Topic]: topic }}
        className="button button-primary needs-scripts self-start print:hidden"
      >
        {dialogTexts.write}
        <Icon name="right" />
      </a>
      <noscript>{mail}</noscript>
    </>
  );
}
