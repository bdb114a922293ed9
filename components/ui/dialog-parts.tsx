import { islandAttributes } from '@/browser/protocol';
import { dialogTexts, site } from '@/content/site';
import { Icon } from './icon';

/**
 * A link to a dialog. If JavaScript is enabled, a press copies the URL instead of following the link.
 * @param id the dialog's id
 */
export function CopyLink({ id }: { id: string }) {
  const { copy, copied, copyFailed } = dialogTexts;
  return (
    <a
      href={`#${id}`}
      className="needs-scripts text-link inline-flex min-h-touch items-center gap-3 text-small print:hidden"
      {...islandAttributes('copy', 'use', { copied, failed: copyFailed })}
    >
      {copy}
      <span role="status" className="text-soft" />
    </a>
  );
}

/**
 * Links from one entry's dialog to the dialogs of the previous and the next entry. The first entry follows the
 * last one.
 * @param entries all entries
 * @param id the id of the entry whose dialog contains the links
 */
export function AdjacentEntries({
  entries,
  id,
}: {
  entries: readonly { id: string; title: string }[];
  id: string;
}) {
  const at = entries.findIndex((entry) => entry.id === id);
  const [previous, next] = [entries.at(at - 1), entries[(at + 1) % entries.length]];
  if (!previous || !next || entries.length < 2) return null;
  return (
    <div className="leaves-dialog adjacent-entries">
      <a href={`#${previous.id}`}>
        <Icon name="left" />
        <span>
          <span className="note block text-soft">{dialogTexts.previous}</span>
          {previous.title}
        </span>
      </a>
      <a href={`#${next.id}`}>
        <span>
          <span className="note block text-soft">{dialogTexts.next}</span>
          {next.title}
        </span>
        <Icon name="right" />
      </a>
    </div>
  );
}

/** The firm's name and contact details at the end of a printed dialog. */
export function PrintedContact() {
  return (
    <p className="hidden border-edge border-t pt-2 text-small print:block">
      {[site.name, site.contact.mail.label, site.contact.phone.label].join(' · ')}
    </p>
  );
}
