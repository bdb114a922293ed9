import type { Visits } from '@/content/types';

/** The setting, with the script's address on the host. */
export type CountedVisits = Omit<Visits, 'src'> & { src: string };

/** Adds the script that counts visits, once: it follows later pages of the visit by itself. */
export function countVisits({ src, integrity, attributes }: CountedVisits): void {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
