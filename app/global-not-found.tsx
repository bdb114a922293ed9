import type { Metadata } from 'next';
import { notFound, site } from '@/content/site';

export const metadata: Metadata = {
  title: notFound.title,
  robots: { index: false },
};

/** The page for unknown paths. It has a title and `noindex`, and renders nothing. */
export default function GlobalNotFound() {
  return (
    <html lang={site.language}>
      <body />
    </html>
  );
}
