import { Dialog } from '@/components/ui/dialog';
import { AdjacentEntries, CopyLink, PrintedContact } from '@/components/ui/dialog-parts';
import { Picture } from '@/components/ui/picture';
import { TopicLink } from '@/components/ui/topic-link';
import { message, sections as pageSections } from '@/content/profile';
import type { Post } from '@/content/types';
import { PostDetails } from './post-details';

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="mt-4 first:mt-0">
      {paragraph}
    </p>
  ));
}

/**
 * The dialog with the text of a post.
 * @param posts all posts, to which the dialog links
 */
export function PostDialog({ post, posts, number }: { post: Post; posts: readonly Post[]; number: string }) {
  const { id, title, text, figure, sections } = post;
  return (
    <Dialog id={id} title={title} tag={number} isDeepLinked isText>
      <PostDetails post={post} className="mb-5" />
      <div className="mb-6 print:columns-2 print:gap-8">
        <Paragraphs text={text} />
        <figure className="my-8 print:my-4 print:break-inside-avoid">
          <div className="drawing-field aspect-[4/3]">
            <Picture picture={figure} />
          </div>
          <figcaption className="mt-3 text-small text-soft">{figure.caption}</figcaption>
        </figure>
        {sections.map((section) => (
          <section key={section.title}>
            <h3 className="mt-8 font-semibold text-lead print:mt-4 print:text-body">{section.title}</h3>
            <Paragraphs text={section.text} />
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <TopicLink form={pageSections.includes('message') && message.form.id} topic={title} />
        <CopyLink id={id} />
      </div>
      <AdjacentEntries entries={posts} id={id} />
      <PrintedContact />
    </Dialog>
  );
}
