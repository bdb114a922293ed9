/**
 * A horizontal bar. A dimension line marks the distance to the longer bar of the comparison.
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
