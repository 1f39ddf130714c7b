export { ShortRests } from './ShortRests.tsx';
