export { CompetitionCard } from './CompetitionCard.tsx';
export { CompetitionGrid, CompetitionGridSkeleton } from './CompetitionGrid.tsx';
export { EnterLink } from './EnterLink.tsx';
export { venueText } from './place.ts';
export { RegistrationPill } from './RegistrationPill.tsx';
export { groupByStatus, registrationStatusOf } from './registrationStatus.ts';
