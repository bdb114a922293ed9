import { Teaser } from '@/components/sections/teaser';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { meta, teaser } from '@/content/coming-soon';

export const metadata = pageMetadata(meta, '/coming-soon');

export default function ComingSoonPage() {
  return (
    <Main>
      <Teaser teaser={teaser} />
    </Main>
  );
}
