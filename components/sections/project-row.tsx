import { IconArrowUpRight } from '@tabler/icons-react';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { Stat } from '@/components/ui/stat';
import { projectTexts } from '@/content/projects';
import type { Project } from '@/content/types';
import { ProjectDialog } from './project-dialog';

/** A project in the list, with its dialog. */
export function ProjectRow({ project, number }: { project: Project; number: string }) {
  return (
    <article className="columns gap-y-5 border-line border-t py-8 print:break-inside-avoid print:gap-y-0 print:py-1.5">
      <div className="drawing-field col-span-12 aspect-[4/3] md:col-span-5 print:col-span-2">
        <Picture picture={project.picture} />
        <p className="note drawing-number print:hidden">{number}</p>
      </div>
      <div className="col-span-12 grid content-between gap-6 md:col-span-7 lg:grid-cols-[4fr_3fr] lg:gap-8 print:col-span-10 print:gap-2 print:grid-cols-[2fr_1fr]">
        <div className="flex flex-col items-start gap-4 print:gap-1">
          <div>
            <p className="note text-soft">{project.place}</p>
            <h3 className="font-semibold text-title">{project.name}</h3>
            <p className="font-mono text-small text-soft">{project.size}</p>
          </div>
          <p className="max-w-measure">{project.work}</p>
          <button
            type="button"
            command="show-modal"
            commandfor={project.id}
            aria-haspopup="dialog"
            className={buttonClass('secondary', 'mt-auto print:hidden')}
          >
            {projectTexts.explore}
            <span className="sr-only"> {project.name}</span>
            <IconArrowUpRight aria-hidden size={18} stroke={1.5} />
          </button>
        </div>
        <Stat stat={project.saving} />
      </div>
      <ProjectDialog project={project} number={number} />
    </article>
  );
}
