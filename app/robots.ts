import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Allows crawlers to fetch every page. Otherwise, they could not find out which pages have `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}${withBasePath('/sitemap.xml')}` };
}
