export { EnteredIce } from './EnteredIce.tsx';
export { IceSummary } from './IceSummary.tsx';
export { LoseIceDialog } from './LoseIceDialog.tsx';
export { useDuration } from './useDuration.ts';
