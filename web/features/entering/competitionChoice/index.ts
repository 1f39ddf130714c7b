export { COMPETITION_PARAMETER, isOfOthers } from './competitionChoice.ts';
export { CompetitionChoice } from './CompetitionChoice.tsx';
export { rememberCompetition } from './lastCompetition.ts';
export { mailAddress, phoneAddress } from './organiserAddress.ts';
export { OrganiserPage } from './OrganiserPage.tsx';
export { UnknownCompetition } from './UnknownCompetition.tsx';
export { useChosenCompetition } from './useChosenCompetition.ts';
export { isPublished, useIsPublished } from './useIsPublished.ts';
export { useDefaultCompetition } from './useDefaultCompetition.ts';
