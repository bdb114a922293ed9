import type { Route } from 'next';
import Link from 'next/link';
import type { FooterLink, FooterList as FooterListContent } from '@/content/types';
import { withBasePath } from './with-base-path';

const linkClass = 'foot-link flex min-h-touch items-center py-1.5 text-left leading-snug text-small';

function Item({ link }: { link: FooterLink }) {
  if ('dialog' in link) {
    return (
      <button
        type="button"
        command="show-modal"
        commandfor={link.dialog}
        aria-haspopup="dialog"
        className={linkClass}
      >
        {link.label}
      </button>
    );
  }
  if (/^[a-z]+:|^\/files\//.test(link.href)) {
    return (
      <a href={withBasePath(link.href)} className={linkClass}>
        {link.label}
      </a>
    );
  }
  return (
    <Link href={link.href as Route} prefetch={false} className={linkClass}>
      {link.label}
    </Link>
  );
}

/** A list of links in the footer, with its heading. */
export function FooterList({ list }: { list: FooterListContent }) {
  return (
    <div>
      <h2 className="note mb-2 text-soft">{list.title}</h2>
      <ul>
        {list.links.map((link) => (
          <li key={link.label}>
            <Item link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
