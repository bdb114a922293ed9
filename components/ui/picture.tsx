import { ScenePicture } from '@/components/drawings/scene-picture';
import { withBasePath } from '@/components/site/with-base-path';
import { type PhotoShape, photoVersions } from '@/content/photo-versions';
import shapes from '@/content/photos.json';
import type { Photo as PhotoContent, Picture as PictureContent } from '@/content/types';

/** How wide a picture stands in its page, as `sizes` says it. */
const SIZES = '(width >= 100rem) 40rem, (width >= 48rem) 42vw, 92vw';

/** A drawing or a photograph that fills its box. */
export function Picture({ picture }: { picture: PictureContent }) {
  if ('photo' in picture) return <Photo photo={picture} alt={picture.alt} />;
  return <ScenePicture name={picture.scene} alt={picture.alt} />;
}

/** The same once more on its page, where it says nothing new. */
export function PictureCopy({ picture }: { picture: PictureContent }) {
  if ('photo' in picture) return <Photo photo={picture} alt="" />;
  return <ScenePicture name={picture.scene} alt="" />;
}

/** A photograph in the width that its place needs, on its own prevailing colour until it comes. */
function Photo({ photo: { photo }, alt }: { photo: PhotoContent; alt: string }) {
  const versions = photoVersions(photo);
  const shape = (shapes as Readonly<Record<string, PhotoShape>>)[photo];
  const set = (kind: 'avif' | 'jpeg') =>
    versions.map((each) => `${withBasePath(`/photos/${each[kind]}`)} ${each.width}w`).join(', ');
  return (
    <>
      {/* Not a style: the policy lets no attribute of that name in. */}
      <svg aria-hidden className="absolute inset-0 h-full w-full">
        <rect width="100%" height="100%" fill={shape?.colour ?? 'none'} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={SIZES} />
        <img
          src={withBasePath(`/photos/${versions[1]?.jpeg}`)}
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
