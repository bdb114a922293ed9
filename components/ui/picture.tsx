import { sceneImage } from '@/components/drawings/scene-image';
import { ScenePicture } from '@/components/drawings/scene-picture';
import { withBasePath } from '@/components/site/with-base-path';
import { type PhotoShape, photoVersions } from '@/content/photo-versions';
import shapes from '@/content/photos.json';
import type { Photo as PhotoContent, Picture as PictureContent } from '@/content/types';

/** The `sizes` attribute of photographs. */
const SIZES = '(width >= 100rem) 40rem, (width >= 48rem) 42vw, 92vw';

/** A drawing or photograph that fills its container. */
export function Picture({ picture }: { picture: PictureContent }) {
  if ('photo' in picture) return <Photo photo={picture} alt={picture.alt} />;
  return <ScenePicture name={picture.scene} alt={picture.alt} />;
}

/**
 * A second copy of a picture on the same page. Its `alt` is empty, so that screen readers read the
 * description only once.
 */
export function PictureCopy({ picture }: { picture: PictureContent }) {
  if ('photo' in picture) return <Photo photo={picture} alt="" />;
  return <ScenePicture name={picture.scene} alt="" />;
}

/** Returns the path of a picture's file, for other sites that show the picture. */
export function pictureSource(picture: PictureContent): string {
  if ('photo' in picture) return withBasePath(`/photos/${photoVersions(picture.photo)[1]?.jpeg}`);
  return sceneImage(picture.scene, 'light').src;
}

/** A photograph. The dominant color is shown until the file has loaded. */
function Photo({ photo: { photo }, alt }: { photo: PhotoContent; alt: string }) {
  const versions = photoVersions(photo);
  const shape = (shapes as Readonly<Record<string, PhotoShape>>)[photo];
  const set = (kind: 'avif' | 'jpeg') =>
    versions.map((each) => `${withBasePath(`/photos/${each[kind]}`)} ${each.width}w`).join(', ');
  return (
    <>
      {/* The background is an SVG, because the CSP blocks style attributes. */}
      <svg aria-hidden className="absolute inset-0 h-full w-full">
        <rect width="100%" height="100%" fill={shape?.color ?? 'none'} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={SIZES} />
        <img
          src={pictureSource({ photo, alt })}
          srcSet={set('jpeg')}
          sizes={SIZES}
          alt={alt}
          width={shape?.width}
          height={shape?.height}
          loading="lazy"
          decoding="async"
          className="relative h-full w-full object-cover"
        />
      </picture>
    </>
  );
}
