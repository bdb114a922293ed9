/** The number of words that an adult reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** The text of a post. This type isn't `Post`, because the schema of posts uses the functions below. */
type Text = {
  text: readonly string[];
  sections: readonly { title: string; text: readonly string[] }[];
};

/** Returns the number of words in the text of a post, including the headings of its sections. */
export function wordCount({ text, sections }: Text): number {
  const parts = [...text, ...sections.flatMap((section) => [section.title, ...section.text])];
  return parts.flatMap((part) => part.split(/\s+/).filter(Boolean)).length;
}

/** Returns the time that it takes to read a post, in minutes, rounded up. */
export const readingMinutes = (post: Text): number => Math.ceil(wordCount(post) / WORDS_PER_MINUTE);
