import { lottiePrinter } from '../lottie-printer';
import { site } from './site-plan';
import { tones } from './tones';

/** Draws shapes of the campus, in colors that change through the day. */
export const draw = lottiePrinter(site, tones);
