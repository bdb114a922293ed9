/**
 * A horizontal bar. If it is the shorter bar of a comparison, a dimension line marks the difference in
 * length.
 * @param share the length in percent of the longer bar
 * @param kind `before` is an outline, `after` is filled
 */
export function Bar({ share, kind }: { share: number; kind: 'before' | 'after' }) {
  return (
    <span aria-hidden className="bar">
      {/* The length is an attribute of an SVG element, because the CSP blocks style attributes. */}
      <svg width={`${share}%`} data-kind={kind} />
      {share < 97 ? <span className="dimension" /> : null}
    </span>
  );
}
