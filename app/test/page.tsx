import type { Metadata } from 'next';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { meta } from '@/content/blank';

export const metadata: Metadata = { ...pageMetadata(meta, '/test'), robots: { index: false } };

/** An empty page between header and footer. */
export default function TestPage() {
  return <Main />;
}
