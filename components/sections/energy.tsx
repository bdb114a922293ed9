import { withBasePath } from '@/components/site/with-base-path';
import { Measure } from '@/components/ui/measure';
import { Section } from '@/components/ui/section';
import { energy } from '@/content/home';
import { Player } from '@/player';

/** A day on campus in the player, and what the work came to. */
export function Energy() {
  const { src, width, height, label } = energy.animation;
  return (
    <Section head={energy} className="blueprint">
      <div className="col-span-12 lg:col-span-9 print:hidden">
        <Player
          src={withBasePath(src)}
          width={width}
          height={height}
          label={label}
          controls
          loop
          className="w-full"
        />
      </div>
      <div className="col-span-12 mt-8 lg:col-span-3 lg:mt-0 print:col-span-12 print:mt-0">
        <ul className="grid gap-8 sm:grid-cols-3 lg:grid-cols-1 print:grid-cols-3">
          {energy.figures.map((figure) => (
            <li key={figure.label}>
              <Measure figure={figure} />
            </li>
          ))}
        </ul>
        <p className="mt-8 font-mono text-small text-soft">{energy.note}</p>
      </div>
    </Section>
  );
}
