import MaskElement from 'lottie-web/player/js/mask.js';

const { drawPath } = MaskElement.prototype;

/**
 * Closes the paths of masks. lottie-web leaves these paths open. The stroke that expands a mask would
 * therefore not cover the corner at which the mask's path starts and ends. lottie-web also ignores paths that are
 * open in the file, so that the mask hides the layer.
 */
MaskElement.prototype.drawPath = function (mask, path, view) {
  const { lastPath } = view;
  drawPath.call(this, mask, path, view);
  if (view.lastPath === lastPath || !(path.c || mask.mode !== 'n')) return;
  const d = path.c ? view.elem.getAttribute('d') : (mask.inv ? this.solidPath : '') + view.lastPath;
  view.elem.setAttribute('d', `${d}z`);
};
