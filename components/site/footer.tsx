import type { Route } from 'next';
import { footer } from '@/content/pages';
import { titleBlock } from '@/content/site';
import { FooterList } from './footer-list';
import { LegalDialogs } from './legal-dialogs';
import { SocialLinks } from './social-links';
import { TitleBlock } from './title-block';
import { Wordmark } from './wordmark';

/** The footer of every page: lists of links, social icons and the title block. */
export function Footer({ path }: { path: Route }) {
  return (
    <footer className="blueprint">
      <div className="page-container pt-block pb-6 print:pb-0">
        <div className="columns gap-y-10 print:hidden">
          <div className="col-span-12 flex flex-wrap items-center justify-between gap-6 lg:col-span-4 lg:flex-col lg:items-start">
            <Wordmark path={path} />
            <SocialLinks />
          </div>
          <nav
            aria-label={footer.label}
            className="col-span-12 grid grid-cols-[repeat(auto-fit,minmax(max(7rem,34%),1fr))] gap-x-6 gap-y-8 sm:grid-cols-4 lg:col-span-8"
          >
            {footer.lists.map((list) => (
              <FooterList key={list.title} path={path} list={list} />
            ))}
          </nav>
        </div>
        <div className="mt-block print:mt-0">
          <TitleBlock path={path} />
          <p className="note mt-4 text-soft print:mt-1">{titleBlock.note}</p>
        </div>
      </div>
      <LegalDialogs />
    </footer>
  );
}
