export { useFollowed, type PublicSkater } from './followed.ts';
export { SkaterName } from './SkaterName.tsx';
