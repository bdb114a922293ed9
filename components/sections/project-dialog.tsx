import { Fragment } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { AdjacentEntries, CopyLink, PrintedContact } from '@/components/ui/dialog-parts';
import { Picture } from '@/components/ui/picture';
import { Quote } from '@/components/ui/quote';
import { StatValue } from '@/components/ui/stat';
import { TopicLink } from '@/components/ui/topic-link';
import { sections } from '@/content/home';
import { projects, projectTexts } from '@/content/projects';
import { contact } from '@/content/site';
import type { Project } from '@/content/types';
import { ResultsTable } from './results-table';

const FACTS = ['size', 'cost', 'built', 'payback'] as const;

/** The dialog with all details of a project. */
export function ProjectDialog({ project, number }: { project: Project; number: string }) {
  const { saving } = project;
  return (
    <Dialog
      id={project.id}
      title={project.name}
      tag={`${number} ${project.place}`}
      className="full-dialog max-w-5xl"
      isDeepLinked
    >
      <div className="grid gap-8 print:gap-4">
        <div className="grid gap-8 lg:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-4">
          <div className="drawing-field grid">
            {/* The row describes this drawing. Screen readers read the description only once. */}
            <Picture picture={project.picture} alt="" />
          </div>
          <div className="flex flex-col gap-6">
            <div>
              <StatValue stat={saving} valueSize="text-figure" />
              <p className="mt-2">{saving.label}</p>
            </div>
            <dl className="facts">
              {FACTS.map((fact) => (
                <Fragment key={fact}>
                  <dt className="note text-soft">{projectTexts.facts[fact]}</dt>
                  <dd>{project[fact]}</dd>
                </Fragment>
              ))}
            </dl>
            <TopicLink
              form={sections.includes('contact') && contact.form.id}
              topic={`${project.name}, ${project.place}`}
            />
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
        <Quote quote={project.quote} />
        <section>
          <h3 className="note mb-2 text-soft">{projectTexts.steps}</h3>
          <ol className="numbered">
            {project.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <CopyLink id={project.id} />
        <AdjacentEntries entries={projects.map(({ id, name }) => ({ id, title: name }))} id={project.id} />
        <PrintedContact />
      </div>
    </Dialog>
  );
}
