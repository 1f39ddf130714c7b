export { useAccountStars } from './accountStars.ts';
export { useDeviceStars, type PublicSkater } from './deviceStars.ts';
export { useFollowed, useIsFollowing } from './followed.ts';
export { withNumbers } from './numbers.ts';
export { SkaterName } from './SkaterName.tsx';
export { StarterName } from './StarterName.tsx';
