/**
 * A horizontal bar. If it is the shorter bar of a comparison, a dimension line marks the difference in
 * length.
 * @param share the length in percent of the longer bar
 * @param kind `before` is an outline, `after` is filled
 */
export function Bar({ share, kind }: { share: number; kind: 'before' | 'after' }) {
  return (
    <svg aria-hidden className="bar" data-kind={kind}>
      <rect width={`${share}%`} height="100%" />
      {share < 97 ? (
        <>
          <line x1={`${share}%`} x2="100%" y1="50%" y2="50%" />
          <Tick at={share} />
          <Tick at={100} />
        </>
      ) : null}
    </svg>
  );
}

/** A slash at the end of a dimension line. The nested SVG positions the slash by a percentage. */
function Tick({ at }: { at: number }) {
  return (
    <svg aria-hidden x={`${at}%`} y="50%" className="overflow-visible">
      <path d="M-4 4 4-4" />
    </svg>
  );
}
