import { Section, type SectionPlace } from '@/components/ui/section';
import type { message as messageContent } from '@/content/profile';
import { SiteForm } from './site-form';

/** The section with the contact form. */
export function Message({ place, message }: { place: SectionPlace; message: typeof messageContent }) {
  return (
    <Section place={place} head={message} position="side" className="print:hidden">
      <div className="col-span-12 max-lg:mt-4 lg:col-span-7 lg:col-start-6">
        <SiteForm content={message.form} />
      </div>
    </Section>
  );
}
