import { ButtonLink } from '@/components/ui/button';
import { cardColumns } from '@/components/ui/columns';
import { Picture } from '@/components/ui/picture';
import { Section, type SectionPlace } from '@/components/ui/section';
import { StatValue } from '@/components/ui/stat';
import { linkHref } from '@/components/ui/with-base-path';
import type { teasers as teasersContent } from '@/content/home1';
import type { projects as projectsContent } from '@/content/projects';

/** The section with selected projects. Each project has a drawing and the amount of energy that was saved. */
export function ProjectTeasers({
  place,
  teasers,
  projects,
}: {
  place: SectionPlace;
  teasers: typeof teasersContent;
  /** All projects. */
  projects: typeof projectsContent;
}) {
  const shown = teasers.projects.flatMap((id) => projects.filter((project) => project.id === id));
  return (
    <Section place={place} head={teasers}>
      <ul className={`col-span-12 grid gap-8 print:grid-cols-3 print:gap-4 ${cardColumns(shown.length)}`}>
        {shown.map(({ id, name, place: town, picture, saving }) => (
          <li key={id}>
            <article className="pressable">
              <div className="drawing-field aspect-[4/3]">
                <Picture picture={picture} />
              </div>
              <p className="note mt-4 text-soft">{town}</p>
              <h3 className="font-semibold text-title">
                <a href={linkHref(place.path, `/#${id}`)} className="pressable-area pressable-name">
                  {name}
                </a>
              </h3>
              <div className="mt-2 flex flex-wrap items-baseline gap-x-2 print:gap-x-1">
                <StatValue
                  stat={saving}
                  valueSize="text-heading print:text-body"
                  unitSize="text-title print:text-body"
                />
                <p>{saving.label}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div className="col-span-12 mt-block print:hidden">
        <ButtonLink path={place.path} link={teasers.all} />
      </div>
    </Section>
  );
}
