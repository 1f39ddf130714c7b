export { StartedRecheck } from './StartedRecheck.tsx';
