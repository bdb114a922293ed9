import { cardColumns } from '@/components/ui/columns';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section, type SectionPlace } from '@/components/ui/section';
import type { posts as postsContent } from '@/content/posts';
import type { notes as notesContent } from '@/content/profile';
import type { Post } from '@/content/types';
import { PostDetails } from './post-details';
import { PostDialog } from './post-dialog';

/** A blog post as a card, with a dialog that contains the text. */
function PostCard({
  post,
  posts,
  read,
  number,
}: {
  post: Post;
  posts: readonly Post[];
  read: string;
  number: string;
}) {
  const { id, title, description, picture } = post;
  return (
    <article className="h-full">
      <div className="pressable flex h-full flex-col">
        <div className="drawing-field aspect-[4/3]">
          <Picture picture={picture} />
        </div>
        <PostDetails post={post} className="mt-5" />
        <h3 className="pressable-name mt-1 font-semibold text-title">{title}</h3>
        <p className="mt-3 mb-5">{description}</p>
        <button
          type="button"
          command="show-modal"
          commandfor={id}
          aria-haspopup="dialog"
          className="button pressable-area mt-auto self-start print:hidden"
        >
          {read}
          <span className="sr-only"> {title}</span>
          <Icon name="open" className="pressable-sign" />
        </button>
      </div>
      <PostDialog post={post} posts={posts} number={number} />
    </article>
  );
}

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
      <ul className={`col-span-12 grid gap-block md:gap-8 print:grid-cols-3 ${cardColumns(posts.length)}`}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} posts={posts} read={notes.read} number={`${place.tag}.${index + 1}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
