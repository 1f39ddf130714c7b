export { EntryResults } from './EntryResults.tsx';
export { MyResultLine } from './MyResultLine.tsx';
export { useMyResults } from './useMyResults.ts';
