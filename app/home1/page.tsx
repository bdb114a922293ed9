import { CampaignHead } from '@/components/sections/campaign-head';
import { Contact } from '@/components/sections/contact';
import { Figures } from '@/components/sections/figures';
import { Process } from '@/components/sections/process';
import { ProjectTeasers } from '@/components/sections/project-teasers';
import { Questions } from '@/components/sections/questions';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { contactTag, meta } from '@/content/home1';

export const metadata = pageMetadata(meta, '/');

export default function CampaignPage() {
  return (
    <Main>
      <CampaignHead />
      <Process />
      <Figures />
      <ProjectTeasers />
      <Questions />
      <Contact tag={contactTag} />
    </Main>
  );
}
