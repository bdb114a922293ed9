import { PageBody } from '@/components/site/page-body';
import { pageMetadata } from '@/components/site/page-metadata';
import { meta } from '@/content/test-page';

export const metadata = pageMetadata(meta, '/test');

/** A page with only the header and the footer. */
export default function TestPage() {
  return <PageBody path="/test" />;
}
