export { MusicCard, MusicFold } from './MusicFold.tsx';
export { useMissingMusic } from './useMissingMusic.ts';
export { NoMusicPill } from './NoMusicPill.tsx';
