import { Section } from '@/components/ui/section';
import { message } from '@/content/profile';
import { SiteForm } from './site-form';

export function Message() {
  return (
    <Section head={message}>
      <div className="col-span-12 lg:col-span-7 lg:col-start-3">
        <SiteForm content={message.form} />
      </div>
    </Section>
  );
}
