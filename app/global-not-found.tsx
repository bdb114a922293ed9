import type { Metadata } from 'next';
import { notFound, site } from '@/content/site';

export const metadata: Metadata = {
  title: notFound.title,
  robots: { index: false },
};

/** The page for unknown paths. It sets the title and `noindex`, and has no visible content. */
export default function GlobalNotFound() {
  return (
    <html lang={site.language}>
      <body />
    </html>
  );
}
