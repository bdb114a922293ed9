import type { SceneName } from '@/content/types';
import { sceneImage } from './scene-image';

/**
 * A drawing as an image in the visitor's color scheme. Each scheme has a separate file, because WebKit
 * ignores `prefers-color-scheme` inside SVG images. The image is scaled to fit its container and keeps its
 * aspect ratio.
 * @param alt a description; empty if the drawing is decorative
 * @param loading `eager` if the drawing is at the top of a page
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
