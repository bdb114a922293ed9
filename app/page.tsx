import { Contact } from '@/components/sections/contact';
import { Energy } from '@/components/sections/energy';
import { Hero } from '@/components/sections/hero';
import { Partners } from '@/components/sections/partners';
import { Projects } from '@/components/sections/projects';
import { Services } from '@/components/sections/services';
import { JsonLd } from '@/components/site/json-ld';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { contactTag, energy, hero, meta, partnersSection, projectsSection, services } from '@/content/home';
import { partners } from '@/content/partners';
import { projects } from '@/content/projects';
import { snippet } from '@/content/site';

export const metadata = pageMetadata(meta, '/');

export default function HomePage() {
  return (
    <Main>
      <JsonLd />
      <Hero hero={hero} />
      <Services services={services} />
      <Energy energy={energy} />
      <Projects projectsSection={projectsSection} projects={projects} />
      <Contact tag={contactTag} />
      <Partners partnersSection={partnersSection} partners={partners} snippet={snippet} />
    </Main>
  );
}
