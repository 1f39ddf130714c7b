export { IceSummary } from './IceSummary.tsx';
