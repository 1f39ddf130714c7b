export { EntryResults } from './EntryResults.tsx';
export { MyResultLine } from './OwnResultLine.tsx';
export { useOwnResults } from './useOwnResults.ts';
