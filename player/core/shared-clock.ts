/** Milliseconds since 1970, without leaps: the clock by which a page and its workers mean the same moment. */
export const sharedNow = () => performance.timeOrigin + performance.now();
