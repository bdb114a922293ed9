import { drawingKit } from '../drawing-kit';
import { site } from './site-plan';
import { ink, tone } from './tones';

/** The kit on the campus, in the colours of the hour. */
export const { face, lines, solid, drum, disc, fan, pipe } = drawingKit(site, {
  ink,
  top: tone('top'),
  left: tone('left'),
  right: tone('right'),
  glass: tone('glass'),
});
