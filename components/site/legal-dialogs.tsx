import { Dialog } from '@/components/ui/dialog';
import { legal } from '@/content/site';

/** The dialogs with legal texts. Buttons in the footer open them. */
export function LegalDialogs() {
  return legal.map(({ id, title, paragraphs }) => (
    <Dialog key={id} id={id} title={title} className="max-w-xl" hasAddress>
      <div className="grid gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  ));
}
