import { ScenePicture } from '@/components/drawings/scene-picture';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { teasers as teasersContent } from '@/content/home1';
import type { projects as projectsContent } from '@/content/projects';

/** Some of the projects, drawing and saving only. */
export function ProjectTeasers({
  teasers,
  projects,
}: {
  teasers: typeof teasersContent;
  projects: typeof projectsContent;
}) {
  return (
    <Section head={teasers}>
      <ul className="col-span-12 grid gap-8 md:grid-cols-3">
        {projects
          .filter(({ id }) => teasers.projects.includes(id))
          .map(({ id, name, place, picture, saving }) => (
            <li key={id}>
              <article>
                <div className="drawing-field aspect-[4/3]">
                  <ScenePicture name={picture.scene} alt={picture.alt} />
                </div>
                <p className="note mt-4 text-soft">{place}</p>
                <h3 className="font-semibold text-title">{name}</h3>
                <p className="mt-2">
                  <span className="font-semibold">
                    {saving.value} {saving.unit}
                  </span>{' '}
                  {saving.label}
                </p>
              </article>
            </li>
          ))}
      </ul>
      <div className="col-span-12 mt-block print:hidden">
        <ButtonLink link={teasers.all} />
      </div>
    </Section>
  );
}
