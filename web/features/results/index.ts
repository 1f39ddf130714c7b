export { EntryResults } from './EntryResults.tsx';
export { OwnResultLine } from './OwnResultLine.tsx';
export { useOwnResults } from './useOwnResults.ts';
