import { CampaignHead } from '@/components/sections/campaign-head';
import { Contact } from '@/components/sections/contact';
import { Process } from '@/components/sections/process';
import { ProjectTeasers } from '@/components/sections/project-teasers';
import { Questions } from '@/components/sections/questions';
import { Stats } from '@/components/sections/stats';
import { PageBody } from '@/components/site/page-body';
import { pageMetadata } from '@/components/site/page-metadata';
import { PageSections, type SectionRenderers, sectionNumber } from '@/components/site/page-sections';
import {
  type CampaignSection,
  hero,
  meta,
  process,
  questions,
  sections,
  stats,
  teasers,
} from '@/content/home1';
import { projects } from '@/content/projects';

export const metadata = pageMetadata(meta, '/home1');

const renderers: SectionRenderers<CampaignSection> = {
  process: (place) => <Process place={place} process={process} />,
  figures: (place) => <Stats place={place} stats={stats} />,
  work: (place) => <ProjectTeasers place={place} teasers={teasers} projects={projects} />,
  questions: (place) => <Questions place={place} questions={questions} />,
  contact: (place) => <Contact place={place} />,
};

export default function CampaignPage() {
  return (
    <PageBody path="/home1">
      <CampaignHead path="/home1" number={sectionNumber('/home1', 1)} hero={hero} />
      <PageSections path="/home1" sections={sections} renderers={renderers} />
    </PageBody>
  );
}
