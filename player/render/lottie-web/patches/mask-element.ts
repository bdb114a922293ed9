import MaskElement from 'lottie-web/player/js/mask.js';

const { drawPath } = MaskElement.prototype;

/**
 * Closes the paths of masks. lottie-web leaves these paths open. The stroke that expands a mask would
 * therefore not cover the corner at which the mask's path starts and ends.
 */
MaskElement.prototype.drawPath = function (mask, path, view) {
  const { lastPath } = view;
  drawPath.call(this, mask, path, view);
  if (path.c && view.lastPath !== lastPath) view.elem.setAttribute('d', `${view.elem.getAttribute('d')}z`);
};
