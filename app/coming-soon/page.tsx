import { Teaser } from '@/components/sections/teaser';
import { PageBody } from '@/components/site/page-body';
import { pageMetadata } from '@/components/site/page-metadata';
import { sectionNumber } from '@/components/site/page-sections';
import { meta, teaser } from '@/content/coming-soon';

export const metadata = pageMetadata(meta, '/coming-soon');

export default function ComingSoonPage() {
  return (
    <PageBody path="/coming-soon">
      <Teaser number={sectionNumber('/coming-soon', 1)} teaser={teaser} />
    </PageBody>
  );
}
