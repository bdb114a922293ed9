import { drawingKit } from '../drawing-kit';
import { site } from './site-plan';
import { tones } from './tones';

/** The drawing kit for the campus, in colors that change through the day. */
export const { face, lines, solid, drum, disc, fan, pipe } = drawingKit(site, tones);
