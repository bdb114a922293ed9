/** Renders text, and replaces `{mail}` with a mail link. */
export function WithMail({ text, mail, href }: { text: string; mail: string; href: string }) {
  const [before, after] = text.split('{mail}');
  return (
    <>
      {before}
      {after === undefined ? null : (
        <a href={href} className="text-link">
          {mail}
        </a>
      )}
      {after}
    </>
  );
}
