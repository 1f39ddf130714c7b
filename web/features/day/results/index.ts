export { EntryResults } from './EntryResults.tsx';
export { MedalPlace } from './MedalPlace.tsx';
export { LaterPostedPlace } from './laterPostedPlace.ts';
export { MyResultLine } from './MyResultLine.tsx';
export { useMyResults } from './useMyResults.ts';
