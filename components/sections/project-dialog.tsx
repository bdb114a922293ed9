import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Dialog } from '@/components/ui/dialog';
import { PictureCopy } from '@/components/ui/picture';
import { StatValue } from '@/components/ui/stat';
import { TopicLink } from '@/components/ui/topic-link';
import { projects, projectTexts } from '@/content/projects';
import { site } from '@/content/site';
import type { Project } from '@/content/types';
import { ResultsTable } from './results-table';

/**
 * A link to the project's dialog. If JavaScript is enabled, a press copies the URL instead of following the
 * link.
 */
function CopyLink({ id }: { id: string }) {
  const { copy, copied, copyFailed } = projectTexts;
  return (
    <a
      href={`#${id}`}
      data-copied={copied}
      data-failed={copyFailed}
      className="needs-scripts text-link mt-1 inline-flex min-h-touch items-center gap-3 text-small print:hidden"
    >
      {copy}
      <span role="status" className="text-soft" />
    </a>
  );
}

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 };

/** Links to the previous and the next project. The first project follows the last one. */
function OtherProjects({ project }: { project: Project }) {
  const at = projects.indexOf(project);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  if (!previous || !next || projects.length < 2) return null;
  return (
    <div className="leaves-dialog other-projects print:hidden">
      <a href={`#${previous.id}`}>
        <IconArrowLeft {...icon} />
        <span>
          <span className="note block text-soft">{projectTexts.previous}</span>
          {previous.name}
        </span>
      </a>
      <a href={`#${next.id}`} className="justify-end text-right">
        <span>
          <span className="note block text-soft">{projectTexts.next}</span>
          {next.name}
        </span>
        <IconArrowRight {...icon} />
      </a>
    </div>
  );
}

/** The dialog with all details of a project. */
export function ProjectDialog({ project, number }: { project: Project; number: string }) {
  const { saving } = project;
  return (
    <Dialog
      id={project.id}
      title={project.name}
      tag={`${number} ${project.place}`}
      className="max-w-5xl"
      hasAddress
      share={<CopyLink id={project.id} />}
    >
      <div className="grid gap-8 print:gap-4">
        <div className="grid gap-8 lg:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-4">
          <div className="drawing-field aspect-[4/3] self-start">
            <PictureCopy picture={project.picture} />
          </div>
          <div className="flex flex-col gap-6">
            <div>
              <StatValue stat={saving} valueSize="text-figure" />
              <p className="mt-2">{saving.label}</p>
            </div>
            <p className="font-mono text-small text-soft">{project.size}</p>
            <section className="mt-auto">
              <h3 className="note mb-1 text-soft">{projectTexts.brief}</h3>
              <p>{project.brief}</p>
            </section>
          </div>
        </div>
        <section>
          <h3 className="note mb-2 text-soft">{projectTexts.results}</h3>
          <ResultsTable results={project.results} />
          <p className="mt-3 text-small text-soft">{project.method}</p>
        </section>
        <section>
          <h3 className="note mb-2 text-soft">{projectTexts.steps}</h3>
          <ol className="numbered grid gap-x-8 gap-y-2 md:grid-cols-2 print:grid-cols-2">
            {project.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <div className="print:hidden">
          <TopicLink form="contact" topic={`${project.name}, ${project.place}`} />
        </div>
        <OtherProjects project={project} />
        <p className="hidden border-edge border-t pt-2 text-small print:block">
          {[site.name, site.contact.mail.label, site.contact.phone.label].join(' · ')}
        </p>
      </div>
    </Dialog>
  );
}
