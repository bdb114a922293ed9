import { columnsFor } from '@/components/ui/columns';
import { Section, type SectionPlace } from '@/components/ui/section';
import type { services as servicesContent } from '@/content/home';
import { ServiceItem } from './service-item';

export function Services({ place, services }: { place: SectionPlace; services: typeof servicesContent }) {
  return (
    <Section place={place} head={services}>
      <ul
        className={`col-span-12 grid gap-block lg:gap-8 print:grid-cols-3 ${columnsFor(services.list.length) === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}
      >
        {services.list.map((service, index) => (
          <li key={service.id}>
            <ServiceItem service={service} number={`${place.tag}.${index + 1}`} texts={services} />
          </li>
        ))}
      </ul>
      {/* A strip of cells, like the title block of a drawing. */}
      <ul className="col-span-12 mt-block grid grid-cols-2 gap-px border-x border-y border-edge bg-edge text-small sm:grid-cols-3 lg:grid-cols-6 print:grid-cols-6">
        {services.credentials.map(({ name, text }) => (
          <li key={name} className="bg-paper p-3">
            <b className="block font-semibold text-lead">{name}</b> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
