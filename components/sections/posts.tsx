import { cardColumns } from '@/components/ui/columns';
import { Picture } from '@/components/ui/picture';
import { Section, type SectionPlace } from '@/components/ui/section';
import type { posts as postsContent } from '@/content/posts';
import type { notes as notesContent } from '@/content/profile';

/** The section with blog posts as cards. */
export function Posts({
  place,
  posts,
  notes,
}: {
  place: SectionPlace;
  posts: typeof postsContent;
  notes: typeof notesContent;
}) {
  return (
    <Section place={place} head={notes}>
      <ul className={`col-span-12 grid gap-8 print:grid-cols-3 ${cardColumns(posts.length)}`}>
        {posts.map(({ id, title, description, picture }) => (
          <li key={id}>
            <article id={id}>
              <div className="drawing-field aspect-[4/3]">
                <Picture picture={picture} />
              </div>
              <h3 className="mt-5 font-semibold text-title">{title}</h3>
              <p className="mt-3">{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
