import { Dialog } from '@/components/ui/dialog';
import { WithMail } from '@/components/ui/with-mail';
import { legal, site } from '@/content/site';

/** The dialogs with legal texts. Buttons in the footer open them. */
export function LegalDialogs() {
  const { mail } = site.contact;
  return legal.map(({ id, title, paragraphs, report }) => (
    <Dialog key={id} id={id} title={title} className="max-w-xl" isDeepLinked>
      <div className="grid gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {report ? (
          <p>
            <WithMail text={report} mail={mail.label} href={mail.href} />
          </p>
        ) : null}
      </div>
    </Dialog>
  ));
}
