import type { Metadata } from 'next';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: 'Page not found',
  robots: { index: false },
};

/** Any path without a page: a title, noindex, and nothing rendered. */
export default function GlobalNotFound() {
  return (
    <html lang={site.language}>
      <body />
    </html>
  );
}
