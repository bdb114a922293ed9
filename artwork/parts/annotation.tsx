import { type Place, type Point, type Projection, routeOf } from '../geometry/isometric';
import { Disc, Lines } from './primitives';

/** A short text, vertically centered at a point. */
export function Label({
  at: [x, y],
  text,
  anchor = 'start',
}: {
  at: Point;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
}) {
  return (
    <text x={Math.round(x)} y={Math.round(y)} dy="0.35em" textAnchor={anchor} className="lettering">
      {text}
    </text>
  );
}

/** A short label at the end of a leader line. */
export function Note({ at: [x, y], to: [tx, ty], text }: { at: Point; to: Point; text: string }) {
  const right = tx >= x;
  return (
    <g className="annotation">
      <Lines
        routes={[
          [
            [x, y],
            [tx, ty],
            [tx + (right ? 14 : -14), ty],
          ],
        ]}
        className="stroke-soft"
        width={1}
      />
      <Disc at={[x, y]} rx={2.5} ry={2.5} className="fill-ink" />
      <Label at={[tx + (right ? 20 : -20), ty]} text={text} anchor={right ? 'start' : 'end'} />
    </g>
  );
}

/** A dimension line between two points of the drawing, with ticks at its ends and a value next to it. */
export function Dimension({
  from,
  to,
  text,
  below = false,
}: {
  from: Point;
  to: Point;
  text: string;
  below?: boolean;
}) {
  const tick = ([x, y]: Point): Point[] => [
    [x - 5, y + 5],
    [x + 5, y - 5],
  ];
  const falls = (to[1] - from[1]) * (to[0] - from[0]) > 0;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const end = falls === below && from[0] !== to[0] ? 'end' : 'start';
  return (
    <g className="annotation">
      <Lines routes={[[from, to], tick(from), tick(to)]} width={1} />
      <text
        x={Math.round(x + (end === 'end' ? -8 : 8))}
        y={Math.round(y)}
        dy={below ? '1.1em' : '-0.5em'}
        textAnchor={end}
        className="lettering"
      >
        {text}
      </text>
    </g>
  );
}

/** A control line from a panel to a sensor. */
export function Signal({ project, route }: { project: Projection; route: readonly Place[] }) {
  const points = routeOf(project, route);
  const end = points.at(-1) ?? [0, 0];
  return (
    <>
      <g strokeDasharray="5 4">
        <Lines routes={[points]} />
      </g>
      <Sensor at={end} />
    </>
  );
}

function Sensor({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <rect x={Math.round(x - 6)} y={Math.round(y - 6)} width={12} height={12} className="fill-accent" />
      <path d={`M${Math.round(x - 3)} ${Math.round(y)}h6`} />
    </>
  );
}

/** A grid bubble: a circle with the letter or number of a grid line. */
export function GridBubble({ at: [x, y], text }: { at: Point; text: string }) {
  return (
    <g className="annotation">
      <circle cx={Math.round(x)} cy={Math.round(y)} r="0.8em" className="fill-paper" strokeWidth={1} />
      <Label at={[x, y]} text={text} anchor="middle" />
    </g>
  );
}

/** A north arrow, which is parallel to the y axis and points to the back. */
export function North({ at: [x, y] }: { at: Point }) {
  return (
    <g className="annotation">
      <ellipse cx={x} cy={y} rx={26} ry={15} className="fill-none" strokeWidth={1} />
      <path d={`M${x + 22} ${y - 13}L${x - 12} ${y - 3}L${x + 6} ${y + 7}z`} className="fill-ink" />
      <text x={x + 34} y={y - 14} textAnchor="middle" className="lettering">
        N
      </text>
    </g>
  );
}
