import { quarterlyFigures } from '@/artwork/animations/campus/day';
import { Contact } from '@/components/sections/contact';
import { Energy } from '@/components/sections/energy';
import { Hero } from '@/components/sections/hero';
import { Partners } from '@/components/sections/partners';
import { Projects } from '@/components/sections/projects';
import { Services } from '@/components/sections/services';
import { JsonLd } from '@/components/site/json-ld';
import { PageBody } from '@/components/site/page-body';
import { pageMetadata } from '@/components/site/page-metadata';
import { PageSections, type SectionRenderers, sectionNumber } from '@/components/site/page-sections';
import {
  energy,
  type HomeSection,
  hero,
  meta,
  partnersSection,
  projectsSection,
  sections,
  services,
} from '@/content/home';
import { partners } from '@/content/partners';
import { projects } from '@/content/projects';
import { thirdPartyScript } from '@/content/site';

export const metadata = pageMetadata(meta, '/');

const renderers: SectionRenderers<HomeSection> = {
  services: (place) => <Services place={place} services={services} />,
  energy: (place) => <Energy place={place} energy={energy} figures={quarterlyFigures()} />,
  projects: (place) => <Projects place={place} projectsSection={projectsSection} projects={projects} />,
  contact: (place) => <Contact place={place} />,
  partners: (place) => (
    <Partners
      place={place}
      partnersSection={partnersSection}
      partners={partners}
      thirdPartyScript={thirdPartyScript}
    />
  ),
};

export default function HomePage() {
  return (
    <PageBody path="/">
      <JsonLd />
      <Hero path="/" number={sectionNumber('/', 1)} hero={hero} />
      <PageSections path="/" sections={sections} renderers={renderers} />
    </PageBody>
  );
}
