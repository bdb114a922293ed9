import { ScenePicture } from '@/components/drawings/scene-picture';
import { columnsFor } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import type { posts as postsContent } from '@/content/posts';
import type { notes as notesContent } from '@/content/profile';

/** The blog cards: drawing, title, description. */
export function Posts({ posts, notes }: { posts: typeof postsContent; notes: typeof notesContent }) {
  return (
    <Section head={notes}>
      <ul
        className={`col-span-12 grid gap-8 ${columnsFor(posts.length) === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
      >
        {posts.map(({ id, title, description, picture }) => (
          <li key={id}>
            <article id={id}>
              <div className="drawing-field aspect-[4/3]">
                <ScenePicture name={picture.scene} alt={picture.alt} />
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
