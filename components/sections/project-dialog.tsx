import { Dialog } from '@/components/ui/dialog';
import { PictureCopy } from '@/components/ui/picture';
import { projectTexts } from '@/content/projects';
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

/** The dialog with all details of a project. */
export function ProjectDialog({ project, number }: { project: Project; number: string }) {
  return (
    <Dialog
      id={project.id}
      title={project.name}
      tag={`${number} ${project.place}`}
      className="max-w-5xl"
      hasAddress
      share={<CopyLink id={project.id} />}
    >
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="self-start">
          <div className="drawing-field aspect-[4/3]">
            <PictureCopy picture={project.picture} />
          </div>
          <p className="mt-3 font-mono text-small text-soft">{project.size}</p>
        </div>
        <div className="grid content-start gap-6">
          <section>
            <h3 className="note mb-1 text-soft">{projectTexts.brief}</h3>
            <p>{project.brief}</p>
          </section>
          <section>
            <h3 className="note mb-2 text-soft">{projectTexts.steps}</h3>
            <ol className="numbered grid gap-2">
              {project.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <section className="lg:col-span-2">
          <h3 className="note mb-2 text-soft">{projectTexts.results}</h3>
          <ResultsTable results={project.results} />
          <p className="mt-3 text-small text-soft">{project.method}</p>
        </section>
      </div>
    </Dialog>
  );
}
