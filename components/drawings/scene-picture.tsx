import type { StaticImageData } from 'next/image';
import type { SceneName } from './scene';

/** A file that the build has drawn (scripts/drawings/), under its hashed name. */
function fileOf(name: SceneName, scheme: 'light' | 'dark'): StaticImageData {
  const { default: file } =
    scheme === 'light'
      ? require(`@/generated/drawings/light/${name}.svg`)
      : require(`@/generated/drawings/dark/${name}.svg`);
  return file;
}

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
  const { src, width, height } = fileOf(name, 'light');
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={fileOf(name, 'dark').src} />
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
