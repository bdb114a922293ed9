import { ButtonLink } from '@/components/ui/button';
import { Quote } from '@/components/ui/quote';
import { Section, type SectionPlace } from '@/components/ui/section';
import type { projectsSection as projectsSectionContent } from '@/content/home';
import type { projects as projectsContent } from '@/content/projects';
import { ProjectRow } from './project-row';

/** The section with the list of projects. */
export function Projects({
  place,
  projectsSection,
  projects,
}: {
  place: SectionPlace;
  projectsSection: typeof projectsSectionContent;
  projects: typeof projectsContent;
}) {
  return (
    <Section place={place} head={projectsSection} size="display" className="print:break-before-page">
      <ul className="project-list">
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectRow project={project} number={`${place.tag}.${index + 1}`} />
          </li>
        ))}
      </ul>
      {/* On phones, a single quote keeps the page short. The others are in the dialogs of their projects. */}
      <div className="col-span-12 mt-block grid gap-6 border-edge border-t pt-5 max-md:[&>blockquote~blockquote]:hidden md:grid-cols-2 md:gap-8 print:hidden">
        {projects
          .filter(({ id }) => projectsSection.quoted.includes(id))
          .map(({ id, name, quote }) => (
            <Quote key={id} quote={quote} about={name} />
          ))}
        <ButtonLink path={place.path} link={projectsSection.next} className="justify-self-start" />
      </div>
    </Section>
  );
}
