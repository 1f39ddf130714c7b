import type { Mutant } from '../mutant.ts';

const PERMISSIONS_OF_ALL = ['permissions.http.test.ts'];
const SECOND_FACTOR = ['api/secondFactorRequired.test.ts'];

export const PERMISSIONS: readonly Mutant[] = [
  {
    mistake: 'every account may call what is for one role',
    within: 'checkRole',
    from: '!route.roles.some((role) => role === session.role)',
    to: 'route.roles.length === 0',
    tests: PERMISSIONS_OF_ALL,
  },
  {
    mistake: 'a manager runs the competitions of others',
    within: 'checkRole',
    from: 'organised !== session.competitionId',
    to: 'organised === undefined',
    tests: PERMISSIONS_OF_ALL,
  },
  {
    mistake: 'a judge of one competition reads another’s panels',
    within: 'hasGrant',
    from: '(await isJudge(competitionId, coachId))',
    to: 'coachId.length > 0',
    tests: PERMISSIONS_OF_ALL,
  },
  {
    mistake: 'a page of another site changes what its visitor may change',
    within: 'checkOrigin',
    from: "origin === environment('PUBLIC_ORIGIN')",
    to: 'origin.length > 0',
    tests: ['codeAccess.test.ts'],
  },
  {
    mistake: 'an account without its second factor calls everything',
    within: 'checkSecondFactor',
    from: 'if (!route.beforeSecondFactor)',
    to: 'if (!route.beforeSecondFactor && !session.active)',
    tests: SECOND_FACTOR,
  },
  {
    mistake: 'a rehearsal is open to everybody',
    within: 'checkRehearsalReader',
    from: 'if (!isReader)',
    to: 'if (!isReader && competitionId.length === 0)',
    tests: ['rehearsedDay.http.test.ts', 'rehearsals.http.test.ts'],
  },
  {
    mistake: 'a manager without the second factor reads rehearsals',
    within: 'isOrganiserOf',
    file: 'api/rehearsalAccess.ts',
    from: 'if (!found || (await isSecondFactorMissing(found.session)))',
    to: 'if (!found)',
    tests: SECOND_FACTOR,
  },
  {
    mistake: 'the viewer’s own header names its address',
    within: 'viewerOf',
    from: '!isCached && (await isFromEdge(event))',
    to: '!isCached',
    tests: ['viewer.test.ts'],
  },
  {
    mistake: 'a function works on the data of the next release',
    within: 'checkDataVersion',
    from: 'if (newest <= DATA_VERSION) return;',
    to: 'if (newest <= DATA_VERSION + 1) return;',
    tests: ['newerData.test.ts'],
  },
  {
    mistake: 'a password that is chosen after a move drops further addresses',
    within: 'resetPassword',
    file: 'accounts/passwords.ts',
    from: '...(!isMoved && NO_FURTHER_ADDRESSES)',
    to: '...NO_FURTHER_ADDRESSES',
    tests: ['passwordAfterMove.test.ts'],
  },
];
