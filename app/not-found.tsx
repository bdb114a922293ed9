import type { Metadata } from 'next';
import { notFound } from '@/content/site';

export const metadata: Metadata = { title: { absolute: notFound.title } };

/** The page for unknown paths, which has no visible content. The build removes what the layout adds (scripts/build/page-html.ts). */
export default function NotFound() {
  return null;
}
