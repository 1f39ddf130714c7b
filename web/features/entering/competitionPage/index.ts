export { CalendarLink } from './CalendarLink.tsx';
export { CompetitionView } from './CompetitionView.tsx';
export { KINDS_SHOWN } from './entryKinds.ts';
