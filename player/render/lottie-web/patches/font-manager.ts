import FontManager from 'lottie-web/player/js/utils/FontManager.js';

const { getCharData } = FontManager.prototype;

/**
 * Prevents an exception for characters without shapes, such as line breaks
 * (https://github.com/airbnb/lottie-web/pull/2826).
 */
FontManager.prototype.getCharData = function (...letter) {
  const found = getCharData.apply(this, letter);
  return found.data.shapes?.length === 0 ? { ...found, data: {} } : found;
};
