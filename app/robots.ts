import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/site/with-base-path';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Every page may be read; what should not be listed says so itself. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}${withBasePath('/sitemap.xml')}` };
}
