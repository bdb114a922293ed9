import MaskElement from 'lottie-web/player/js/mask.js';
import { createElementID } from 'lottie-web/player/js/utils/common.js';
import { UNBOUNDED_RECT } from '../../fit';
import { svgElement } from './svg-base-element';

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

/** The paths whose strokes are cut off masks, keyed by the element of the mask. */
const cuts = new WeakMap<Element, readonly Element[]>();

/**
 * Expands and shrinks masks by the strokes of their paths. If a stroke must be cut off, it is drawn in another mask.
 * lottie-web shrinks masks by a filter, which erodes them with a square. Applies the opacity of an expanded mask to its
 * fill and its stroke together, because lottie-web sets only the opacity of the fill.
 */
MaskElement.prototype.renderFrame = function (isFirstFrame) {
  renderFrame.call(this, isFirstFrame);
  for (const [index, { elem, op, prop, lastPath }] of this.viewData.entries()) {
    const x = this.storedData[index]?.x;
    if (!x) continue;
    if (x._mdf || prop._mdf || isFirstFrame) {
      const isCut = x.v > 0 === Boolean(this.masksProperties[index]?.inv);
      const width = 2 * Math.abs(x.v);
      elem.removeAttribute('filter');
      elem.setAttribute('stroke-width', String(isCut ? 0 : width));
      if (isCut && !cuts.has(elem)) cuts.set(elem, createCut(elem, this.globalData.defs));
      for (const cut of cuts.get(elem) ?? []) {
        cut.setAttribute('d', `${lastPath}z`);
        cut.setAttribute('stroke-width', String(isCut ? width : 0));
      }
    }
    // WebKit repaints the mask when an attribute changes. The attribute `color` has no visible effect.
    if (x._mdf) elem.setAttribute('color', elem.getAttribute('color') === 'red' ? 'blue' : 'red');
    if (!op._mdf && !isFirstFrame) continue;
    elem.setAttribute('opacity', String(op.v));
    elem.removeAttribute('fill-opacity');
  }
};

/**
 * Applies a mask to an element. Returns the paths in this mask whose strokes are cut off the element: the whole path, and
 * each third of it, because a wide stroke around a closed curve leaves a hole in the middle.
 */
function createCut(elem: Element, defs: Element): Element[] {
  const id = createElementID();
  const third = { pathLength: 3, 'stroke-dasharray': '1 2' };
  const paths = [{}, third, { ...third, 'stroke-dashoffset': 1 }, { ...third, 'stroke-dashoffset': 2 }].map(
    (dashes) => svgElement('path', { fill: 'none', stroke: '#000', ...dashes }),
  );
  const all = svgElement('rect', { ...UNBOUNDED_RECT, fill: '#fff' });
  defs.append(svgElement('mask', { id, maskUnits: 'userSpaceOnUse', ...UNBOUNDED_RECT }, [all, ...paths]));
  elem.setAttribute('mask', `url(#${id})`);
  return paths;
}
