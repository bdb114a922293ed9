import Link from 'next/link';
import { dialogTexts } from '@/content/site';

/**
 * A link in a dialog to the form of the same page. hydrate.ts enters the topic in the form.
 * @param form the id of the section with the form
 */
export function TopicLink({ form, topic }: { form: string; topic: string }) {
  return (
    <Link
      href={{ hash: form }}
      prefetch={false}
      data-topic={topic}
      className="button button-primary leaves-dialog print:hidden"
    >
      {dialogTexts.write}
    </Link>
  );
}
