import type { Metadata, Route } from 'next';
import { shareCards } from '@/content/share';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { withBasePath } from './with-base-path';

/**
 * A page's metadata, for tabs, search results and where it is shared.
 * @param path the page's own
 */
export function pageMetadata(meta: PageMeta, path: Route): Metadata {
  const { title, description, canonical = path, index } = meta;
  const card = shareCards[path];
  const image = card && {
    url: withBasePath(`/share/${card.file}`),
    width: 1200,
    height: 630,
    alt: [...new Set([card.title, site.name])].join(' · '),
  };
  return {
    title: title === site.name ? { absolute: title } : title,
    description,
    alternates: { canonical: withBasePath(canonical as `/${string}`) },
    robots: index === false ? { index } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      url: withBasePath(path as `/${string}`),
      title,
      description,
      images: image,
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, images: image },
  };
}
