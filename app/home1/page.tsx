import { CampaignHead } from '@/components/sections/campaign-head';
import { Contact } from '@/components/sections/contact';
import { Figures } from '@/components/sections/figures';
import { Process } from '@/components/sections/process';
import { ProjectTeasers } from '@/components/sections/project-teasers';
import { Questions } from '@/components/sections/questions';
import { JsonLd } from '@/components/site/json-ld';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { contactTag, figures, meta, process, promise, questions, teasers } from '@/content/home1';
import { projects } from '@/content/projects';

export const metadata = pageMetadata(meta, '/home1', '/');

export default function CampaignPage() {
  return (
    <Main>
      <JsonLd />
      <CampaignHead promise={promise} />
      <Process process={process} />
      <Figures figures={figures} />
      <ProjectTeasers teasers={teasers} projects={projects} />
      <Questions questions={questions} />
      <Contact tag={contactTag} />
    </Main>
  );
}
