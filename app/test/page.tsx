import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { meta } from '@/content/test-page';

export const metadata = pageMetadata(meta, '/test');

/** An empty page between header and footer. */
export default function TestPage() {
  return <Main />;
}
