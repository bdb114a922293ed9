import { Contact } from '@/components/sections/contact';
import { Energy } from '@/components/sections/energy';
import { Hero } from '@/components/sections/hero';
import { Partners } from '@/components/sections/partners';
import { Projects } from '@/components/sections/projects';
import { Services } from '@/components/sections/services';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { contactTag, meta } from '@/content/home';

export const metadata = pageMetadata(meta);

export default function HomePage() {
  return (
    <Main>
      <Hero />
      <Services />
      <Energy />
      <Projects />
      <Contact tag={contactTag} />
      <Partners />
    </Main>
  );
}
