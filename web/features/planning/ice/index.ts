export { EnteredIce } from './EnteredIce.tsx';
export { IceSummary } from './IceSummary.tsx';
export { useDuration } from './useDuration.ts';
