import MaskElement from 'lottie-web/player/js/mask.js';
import { UNBOUNDED_RECT } from '../../fit';

const { drawPath, renderFrame } = MaskElement.prototype;
const { x, y, width, height } = UNBOUNDED_RECT;

/** Makes the area around the path of an inverted mask cover the layer, wherever the layer's origin is. */
MaskElement.prototype.createLayerSolidPath = () => `M${x},${y}h${width}v${height}h-${width}z`;

/**
 * Closes the paths of masks. lottie-web leaves these paths open. The stroke that expands a mask would
 * therefore not cover the corner at which the mask's path starts and ends. lottie-web also ignores paths that are
 * open in the file, so that the mask hides the layer.
 */
MaskElement.prototype.drawPath = function (mask, path, view) {
  const { lastPath } = view;
  drawPath.call(this, mask, path, view);
  if (view.lastPath === lastPath || !(path.c || mask.mode !== 'n')) return;
  if (mask.inv) view.elem.setAttribute('fill-rule', 'evenodd');
  const d = path.c ? view.elem.getAttribute('d') : (mask.inv ? this.solidPath : '') + view.lastPath;
  view.elem.setAttribute('d', `${d}z`);
};

/**
 * Applies the opacity of an expanded mask to its fill and its stroke together. lottie-web sets only the opacity of
 * the fill. Removes the stroke from a mask that shrinks by a filter, and makes WebKit repaint the mask when the
 * filter has changed.
 */
MaskElement.prototype.renderFrame = function (isFirstFrame) {
  renderFrame.call(this, isFirstFrame);
  for (const [index, { elem, op }] of this.viewData.entries()) {
    const x = this.storedData[index]?.x;
    if (!x) continue;
    if (x.v < 0 && (x._mdf || isFirstFrame)) elem.setAttribute('stroke-width', '0');
    // WebKit repaints the mask when an attribute changes. The attribute `color` has no visible effect.
    if (x._mdf) elem.setAttribute('color', elem.getAttribute('color') === 'red' ? 'blue' : 'red');
    if (!op._mdf && !isFirstFrame) continue;
    elem.setAttribute('opacity', String(op.v));
    elem.removeAttribute('fill-opacity');
  }
};
