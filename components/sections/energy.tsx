import { Animation } from '@/components/ui/animation';
import { Section, type SectionPlace } from '@/components/ui/section';
import { Stat } from '@/components/ui/stat';
import type { energy as energyContent } from '@/content/home';

/** The section with the animation of a day on campus and a list of figures. */
export function Energy({ place, energy }: { place: SectionPlace; energy: typeof energyContent }) {
  return (
    <Section place={place} head={energy} className="blueprint">
      {/* On phones, the sheet extends to the edges of the screen, so that its digits are legible. */}
      <div className="sheet col-span-12 max-sm:-mx-gutter lg:col-span-9 print:hidden">
        <Animation animation={energy.animation} controls loop />
      </div>
      <div className="col-span-12 mt-8 lg:col-span-3 lg:mt-0 print:col-span-12 print:mt-0">
        <ul className="energy-stats">
          {energy.stats.map((stat) => (
            <li key={stat.label}>
              <Stat stat={stat} />
            </li>
          ))}
        </ul>
        <p className="mt-8 font-mono text-small text-soft">{energy.note}</p>
      </div>
    </Section>
  );
}
