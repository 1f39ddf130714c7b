export { MusicFold } from './MusicFold.tsx';
