import type { Metadata } from 'next';
import { notFound } from '@/content/site';

export const metadata: Metadata = { title: { absolute: notFound.title } };

/** The page for unknown paths, which has no visible content. */
export default function NotFound() {
  return null;
}
