import { Bar } from '@/components/ui/bar';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { StatValue } from '@/components/ui/stat';
import { projectTexts } from '@/content/projects';
import { shares } from '@/content/quantity';
import type { Project, Result } from '@/content/types';
import { ProjectDialog } from './project-dialog';

/** Bars that compare the values before and after the project. */
function Bars({ result }: { result: Result }) {
  const share = shares(result.before, result.after);
  return (
    <dl className="project-bars">
      {(['before', 'after'] as const).map((kind) => (
        <div key={kind}>
          <dt className="sr-only">{`${result.measure}, ${projectTexts.columns[kind]}`}</dt>
          <dd className="bar-row">
            <Bar share={share[kind]} kind={kind} />
            <span>{result[kind]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A project in the list, with its dialog. The button covers the row, so that the whole row is clickable. */
export function ProjectRow({ project, number }: { project: Project; number: string }) {
  const {
    saving,
    results: [result],
  } = project;
  return (
    <article>
      <div className="project pressable">
        <div className="project-head">
          <p className="note text-soft">{project.place}</p>
          <h3 className="pressable-name font-semibold text-title">{project.name}</h3>
          <p className="font-mono text-small text-soft">
            {project.size}
            <span className="block print:hidden">{project.cost}</span>
          </p>
        </div>
        <div className="project-value">
          <StatValue
            stat={saving}
            valueSize={saving.value.length > 3 ? 'text-figure print:text-title' : 'project-figure'}
            unitSize="text-heading print:text-body"
          />
          <p className="mt-2 print:mt-0 print:text-small">{saving.label}</p>
        </div>
        {result ? <Bars result={result} /> : null}
        <div className="project-picture drawing-field">
          <Picture picture={project.picture} />
          <p className="drawing-number">{number}</p>
        </div>
        <div className="project-text">
          <p className="max-w-measure">{project.work}</p>
          <button
            type="button"
            command="show-modal"
            commandfor={project.id}
            aria-haspopup="dialog"
            className="button pressable-area print:hidden"
          >
            {projectTexts.explore}
            <span className="sr-only"> {project.name}</span>
            <Icon name="open" className="pressable-sign" />
          </button>
        </div>
      </div>
      <ProjectDialog project={project} number={number} />
    </article>
  );
}
