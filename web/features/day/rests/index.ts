export { HeldFlight } from './HeldFlight.tsx';
export { ShortRests } from './ShortRests.tsx';
