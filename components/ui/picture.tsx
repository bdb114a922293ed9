import type { Picture as PictureContent } from '@/content/types';
import { sceneImage } from './scene-image';
import { withBasePath } from './with-base-path';

/**
 * A picture in the visitor's color scheme. Each scheme has a separate file, because WebKit ignores
 * `prefers-color-scheme` inside SVG images. The image is scaled to fit its container and keeps its aspect ratio.
 * @param alt empty if the picture is decorative. The default is the text in the content.
 * @param loading `eager` if the picture is at the top of a page
 */
export function Picture({
  picture,
  alt = picture.alt,
  loading = 'lazy',
  className = 'h-full w-full',
}: {
  picture: PictureContent;
  alt?: string;
  loading?: 'lazy' | 'eager';
  className?: string;
}) {
  const { src, dark, width, height } = pictureFiles(picture);
  return (
    <picture>
      {dark ? <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} /> : null}
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

/** Returns the URLs of a picture in both color schemes, and its size in pixels. */
export function pictureFiles(picture: PictureContent) {
  if ('scene' in picture) {
    const { src, width, height } = sceneImage(picture.scene, 'light');
    return { src, dark: sceneImage(picture.scene, 'dark').src, width, height };
  }
  const { file, dark, width, height } = picture;
  return { src: withBasePath(file), dark: dark && withBasePath(dark), width, height };
}
