import { Section } from '@/components/ui/section';
import { projectsSection } from '@/content/home';
import { projects } from '@/content/projects';
import { ProjectRow } from './project-row';

export function Projects() {
  return (
    <Section head={projectsSection} className="print:break-before-page">
      <ul className="col-span-12">
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectRow project={project} number={`${projectsSection.tag}.${index + 1}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
