import type { StaticImageData } from 'next/image';
import { InlineSvg } from './inline-svg';
import type { SceneName } from './scene';

/**
 * A drawing inside the page, whose styles reach its lines.
 * @param alt what it shows
 */
export function InlineScene({ name, alt, className }: { name: SceneName; alt: string; className: string }) {
  const { default: file }: { default: StaticImageData } = require(`@/generated/drawings/inline/${name}.svg`);
  return <InlineSvg name={name} file={file} alt={alt} className={className} />;
}
