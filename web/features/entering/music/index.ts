export { MusicFold } from './MusicFold.tsx';
export { useMissingMusic } from './useMissingMusic.ts';
