import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';

ShapeModifiers.registerModifier('tm', TrimModifier);
