export { EnteredIce } from './EnteredIce.tsx';
export { IceSummary } from './IceSummary.tsx';
export { LoseIceDialog } from './laterLoseIce.ts';
export { useDuration } from './useDuration.ts';
