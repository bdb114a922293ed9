import { Disclosure } from '@/components/ui/disclosure';
import { Picture } from '@/components/ui/picture';
import type { Service } from '@/content/types';

/** A service with a drawing, a summary, and a disclosure with more text. */
export function ServiceItem({
  service,
  number,
  texts,
}: {
  service: Service;
  number: string;
  texts: { more: string; less: string; moreOn: string };
}) {
  return (
    <article id={service.id} className="service">
      <figure className="drawing-field aspect-[4/3] print:hidden">
        <Picture picture={service.picture} />
        <figcaption className="drawing-number">{number}</figcaption>
      </figure>
      <div>
        <h3 className="font-semibold text-title">{service.title}</h3>
        <p className="mt-1 md:mt-3">{service.summary}</p>
      </div>
      <Disclosure
        label={texts.more}
        openLabel={texts.less}
        about={texts.moreOn.replace('{service}', service.title)}
      >
        <p>{service.more.text}</p>
        <ul className="dashes mt-4 grid gap-2">
          {service.more.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Disclosure>
    </article>
  );
}
