import type { Graph } from 'schema-dts';
import { pictureFiles } from '@/components/ui/picture';
import { withBasePath } from '@/components/ui/with-base-path';
import { meta } from '@/content/home';
import { readingMinutes, wordCount } from '@/content/reading-time';
import { site, social } from '@/content/site';
import type { Post } from '@/content/types';
import { sharePicture } from './page-metadata';

const home = `${site.url}${withBasePath('/')}`;

/** Returns the structured data of a post. The URL of a post is the profile page's URL with a fragment. */
function blogPosting(post: Post) {
  const { id, title, description, picture, published } = post;
  const url = `${site.url}${withBasePath('/profile')}#${id}`;
  return {
    '@type': 'BlogPosting' as const,
    '@id': url,
    url,
    headline: title,
    description,
    image: new URL(pictureFiles(picture).src, site.url).href,
    datePublished: published,
    wordCount: wordCount(post),
    timeRequired: `PT${readingMinutes(post)}M`,
    inLanguage: site.language,
    author: { '@id': `${home}#firm` },
    publisher: { '@id': `${home}#firm` },
  };
}

/**
 * Structured data about the firm for search engines: name, address and opening hours (https://schema.org).
 * @param posts the posts on the page
 */
export function JsonLd({ posts = [] }: { posts?: readonly Post[] }) {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfessionalService',
        '@id': `${home}#firm`,
        name: site.name,
        description: meta.description,
        url: home,
        logo: `${site.url}${withBasePath('/icons/icon-512.png')}`,
        image: `${site.url}${withBasePath(sharePicture('/'))}`,
        email: site.contact.mail.label,
        telephone: site.contact.phone.href.slice('tel:'.length),
        address: {
          '@type': 'PostalAddress',
          streetAddress: site.contact.postal.street,
          addressLocality: site.contact.postal.town,
          postalCode: site.contact.postal.code,
          addressCountry: site.contact.postal.country,
        },
        openingHours: site.contact.openingHours,
        sameAs: social.links.map(({ href }) => href),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        name: site.name,
        url: home,
        inLanguage: site.language,
        publisher: { '@id': `${home}#firm` },
      },
      ...posts.map(blogPosting),
    ],
  };
  // Escape `<`, because "</script>" in a field would end the element.
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that this component generates
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
