import { InlineSvg } from './inline-svg';
import type { SceneName } from './scene';
import { sceneImage } from './scene-image';

/**
 * A drawing as inline SVG. The page's styles therefore apply to the elements of the drawing.
 * @param alt a description of the drawing
 */
export function InlineScene({ name, alt, className }: { name: SceneName; alt: string; className: string }) {
  const { src, width, height } = sceneImage(name, 'inline');
  return <InlineSvg name={name} src={src} width={width} height={height} alt={alt} className={className} />;
}
