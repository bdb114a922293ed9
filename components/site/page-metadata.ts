import type { Metadata, Route } from 'next';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';

/** A page's metadata; `canonical` is the page itself unless another page stands for it. */
export function pageMetadata({ title, description }: PageMeta, canonical: Route | './' = './'): Metadata {
  return {
    title: title === site.name ? { absolute: title } : title,
    description,
    alternates: { canonical },
  };
}
