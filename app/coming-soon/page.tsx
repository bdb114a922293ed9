import { Teaser } from '@/components/sections/teaser';
import { Page } from '@/components/site/page';
import { pageMetadata } from '@/components/site/page-metadata';
import { sectionNumber } from '@/components/site/page-sections';
import { meta, teaser } from '@/content/coming-soon';

export const metadata = pageMetadata(meta, '/coming-soon');

export default function ComingSoonPage() {
  return (
    <Page path="/coming-soon">
      <Teaser number={sectionNumber('/coming-soon', 1)} teaser={teaser} />
    </Page>
  );
}
