import { Animation } from '@/components/ui/animation';
import { DayFigures, type FiguresOfDay } from '@/components/ui/day-figures';
import { Section, type SectionPlace } from '@/components/ui/section';
import { colors } from '@/content/colors';
import type { energy as energyContent } from '@/content/home';

const BUTTONS = [
  ...(['play', 'stop', 'repeat', 'time', 'frame', 'background', 'snapshot'] as const),
  ...(['speed', 'fullscreen'] as const),
];

/** The chart of the load in the animation, from midnight to midnight, with the numbers below it. In percent. */
const CHART = { left: 9.5, right: 96, top: 61 };

type EnergyProps = { place: SectionPlace; energy: typeof energyContent; figures: FiguresOfDay };

/** The section with the animation of a day on campus and a list of figures. */
export function Energy({ place, energy, figures }: EnergyProps) {
  return (
    <Section place={place} head={energy} className="blueprint">
      {/* On phones, the sheet extends to the edges of the screen, so that its digits are legible. */}
      <div className="sheet col-span-12 max-sm:-mx-gutter lg:col-span-9 print:hidden">
        <Animation
          animation={energy.animation}
          controls
          loop
          buttons={BUTTONS}
          scrub="drag"
          scrubArea={CHART}
          // The colors of the sheet (tailwind.config.ts).
          backgrounds={{ light: colors.light.paper, dark: colors.dark.tint }}
        />
      </div>
      <div className="col-span-12 mt-8 lg:col-span-3 lg:mt-0 print:col-span-12 print:mt-0">
        <DayFigures stats={energy.stats} figures={figures} />
        <p className="mt-8 font-mono text-small text-soft">{energy.note}</p>
      </div>
    </Section>
  );
}
