export { CompetitionCard } from './CompetitionCard.tsx';
export { CompetitionGrid, CompetitionGridWaiting } from './CompetitionGrid.tsx';
export { EnterLink } from './EnterLink.tsx';
export { placeOf } from './place.ts';
export { RegistrationPill } from './RegistrationPill.tsx';
export { byStanding, standingOf } from './standing.ts';
