import type { SceneName } from './scene';
import { sceneImage } from './scene-image';

/**
 * A drawing as an image file, in the visitor's scheme: a file for each, since WebKit heeds no such rule inside one.
 * It fills its box and keeps its proportions.
 * @param alt what it shows; empty where it is decoration
 * @param loading `eager` where a page opens with it
 */
export function ScenePicture({
  name,
  alt,
  loading = 'lazy',
  className = 'h-full w-full',
}: {
  name: SceneName;
  alt: string;
  loading?: 'lazy' | 'eager';
  className?: string;
}) {
  const { src, width, height } = sceneImage(name, 'light');
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={sceneImage(name, 'dark').src} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        className={`drawing object-contain ${className}`}
      />
    </picture>
  );
}
