import type { Route } from 'next';
import type { FooterLink, FooterList as FooterListContent } from '@/content/types';
import { SiteLink } from './site-link';

function Item({ path, link }: { path: Route; link: FooterLink }) {
  if ('dialog' in link) {
    return (
      <button
        type="button"
        command="show-modal"
        commandfor={link.dialog}
        aria-haspopup="dialog"
        className="foot-link"
      >
        {link.label}
      </button>
    );
  }
  return <SiteLink path={path} link={link} className="foot-link" />;
}

/** A list of links in the footer, with its heading. */
export function FooterList({ path, list }: { path: Route; list: FooterListContent }) {
  return (
    <div>
      <h2 className="note mb-2 text-soft">{list.title}</h2>
      <ul>
        {list.links.map((link) => (
          <li key={link.label}>
            <Item path={path} link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
