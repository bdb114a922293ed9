import { Carousel } from '@/components/ui/carousel';
import { Section, type SectionPlace } from '@/components/ui/section';
import { ThirdPartyScript } from '@/components/ui/third-party-script';
import { withBasePath } from '@/components/ui/with-base-path';
import type { partnersSection as partnersSectionContent } from '@/content/home';
import type { partners as partnersContent } from '@/content/partners';
import type { thirdPartyScript as thirdPartyScriptContent } from '@/content/site';

/** The section with the partners' logos in a carousel, and the third-party script. */
export function Partners({
  place,
  partnersSection,
  partners,
  thirdPartyScript,
}: {
  place: SectionPlace;
  partnersSection: typeof partnersSectionContent;
  partners: typeof partnersContent;
  thirdPartyScript: typeof thirdPartyScriptContent;
}) {
  const { carousel, previous, next, pause, play } = partnersSection;
  return (
    <Section place={place} head={partnersSection}>
      <div className="col-span-12">
        <Carousel label={carousel} texts={{ previous, next, pause, play }}>
          {partners.map(({ id, name, makes, logo }) => (
            <li key={id} className="carousel-slide">
              {/* biome-ignore lint/performance/noImgElement: next/image needs inline styles */}
              <img
                src={withBasePath(`/partners/${logo.file}`)}
                alt={name}
                width={logo.width}
                height={logo.height}
                loading="lazy"
                className="partner-logo"
              />
              <span className="note text-soft">{makes}</span>
            </li>
          ))}
        </Carousel>
        <ThirdPartyScript {...thirdPartyScript} />
      </div>
    </Section>
  );
}
