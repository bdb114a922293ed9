import { pageContent, type SiteCopy, siteAddress } from '../changes/page-content';

/** The data that search engines, chats and social networks read from a page. */
export type SharedPage = {
  /** The page's route. */
  address: string;
  title: string;
  description: string;
  shareTitle: string;
  shareDescription: string;
  /** The reason why search engines don't list the page; `undefined` if they do. */
  unlisted?: string;
  /** The dialogs of the page that have their own address, such as projects and posts. */
  dialogs: readonly { address: string; title: string }[];
};

/** Returns all pages in order, with their titles, descriptions, and dialogs that are not on every page. */
export function sharedPages({ pages }: Pick<SiteCopy, 'pages'>): SharedPage[] {
  const site = siteAddress(pages.get('/'));
  const contents = [...pages].map(([route, html]) => [route, pageContent(html, site, new Map())] as const);
  const isOnEveryPage = (fragment: string) =>
    contents.length > 1 && contents.every(([, places]) => places.has(fragment));
  return contents.map(([address, places]) => {
    const facts = places.get('')?.facts;
    const fact = (name: string) => facts?.get(name) ?? '';
    const canonical = fact('Page that search engines list') || address;
    const isHidden = fact('Instruction to search engines').includes('noindex');
    return {
      address,
      title: fact('Title'),
      description: fact('Description'),
      shareTitle: fact('Share title') || fact('Title'),
      shareDescription: fact('Share description') || fact('Description'),
      unlisted: isHidden
        ? 'Search engines don’t list this page.'
        : canonical === address
          ? undefined
          : `Search engines list ${canonical} instead of this page.`,
      dialogs: [...places]
        .filter(([fragment]) => fragment !== '' && !isOnEveryPage(fragment))
        .map(([fragment, { title }]) => ({ address: `${address}${fragment}`, title })),
    };
  });
}
