import assetManager from 'lottie-web/player/js/utils/helpers/assetManager.js';

// lottie-web's canvas renderer calls this function for luma mattes, but doesn't define it
// (https://github.com/airbnb/lottie-web/issues/3202). cv-base-element.ts draws luma mattes instead.
assetManager.loadLumaCanvas = () => {};
