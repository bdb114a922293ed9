import type { Metadata } from 'next';
import { notFound, site } from '@/content/site';

export const metadata: Metadata = {
  title: notFound.title,
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
