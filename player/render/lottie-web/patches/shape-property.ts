import shapeProperties, { type PathKeyframe } from 'lottie-web/player/js/utils/shapes/ShapeProperty.js';

const { prototype } = shapeProperties.getKeyframedConstructorFunction();
const { interpolateShape } = prototype;

/** Whether the paths of a list of keyframes have different numbers of points, or are partly open. */
const isMixed = new WeakMap<readonly PathKeyframe[], boolean>();

/**
 * Gives a path the number of points of the current keyframe, and opens or closes it. lottie-web does this only
 * for the first keyframe (https://github.com/airbnb/lottie-web/issues/3083). The rule `keyframes` adds holds
 * between different paths.
 */
prototype.interpolateShape = function (frame, path, caching) {
  const { keyframes, offsetTime } = this;
  if (!isMixed.has(keyframes)) isMixed.set(keyframes, new Set(keyframes.flatMap(kindOf)).size > 1);
  if (isMixed.get(keyframes)) {
    const { s } = keyframes.findLast(({ t }) => t - offsetTime <= frame) ?? (keyframes[0] as PathKeyframe);
    const { c, v } = s[0];
    if (path._length !== v.length) path.setPathData(c, v.length);
    path.c = c;
    if (v.length === 0) return;
  }
  interpolateShape.call(this, frame, path, caching);
};

/** Returns an empty list for the last keyframe of an old file, which has no value. */
const kindOf = ({ s }: Partial<PathKeyframe>) => (s ? `${s[0].v.length} ${Boolean(s[0].c)}` : []);
