import type { Metadata, Route } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';

/**
 * Returns the path of the image that social networks show for a page. The image is generated during the
 * build.
 */
export const sharePicture = (path: string): `/${string}` =>
  `/share/${path === '/' ? 'home' : path.slice(1)}.png`;

/**
 * Returns a page's metadata for browser tabs, search results and link previews.
 * @param path the page's route
 */
export function pageMetadata(meta: PageMeta, path: Route): Metadata {
  const { title, description, canonical = path, index, share } = meta;
  const image = {
    url: withBasePath(sharePicture(path)),
    width: 1200,
    height: 630,
    alt: [...new Set([share.title, site.name])].join(' · '),
  };
  return {
    title: title === site.name ? { absolute: title } : title,
    description,
    alternates: { canonical: withBasePath(canonical) },
    robots: index === false ? { index: false } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      url: withBasePath(path),
      title,
      description,
      images: image,
    },
    twitter: { card: 'summary_large_image' },
  };
}
