import type { Mutant } from '../mutant.ts';

const CODES_OF_HELPERS = ['codes.http.test.ts'];
const ACCESS = ['codeAccess.test.ts'];

export const CODES: readonly Mutant[] = [
  {
    mistake: 'a code that was withdrawn still opens',
    within: 'isWorking',
    file: 'day/codes/storedCodes.ts',
    from: 'revokedAt === undefined && ',
    to: '',
    tests: CODES_OF_HELPERS,
  },
  {
    mistake: 'a code never ends',
    within: 'isWorking',
    file: 'day/codes/storedCodes.ts',
    from: '> now.getTime()',
    to: '> 0',
    tests: [...ACCESS, ...CODES_OF_HELPERS],
  },
  {
    mistake: 'a code of one competition opens another',
    within: 'isForCall',
    from: "competitionId === event.pathParameters?.['competitionId']",
    to: 'competitionId.length > 0',
    tests: [...ACCESS, ...CODES_OF_HELPERS],
  },
  {
    mistake: 'a code for the check-in opens what is for another kind',
    within: 'isForCall',
    from: 'isOfKind && ',
    to: '',
    tests: [...ACCESS, 'day.http.test.ts'],
  },
  {
    mistake: 'a panel’s code opens the same seat of every panel',
    within: 'holderOf',
    from: "kind === 'panel' && panel.id === panelId",
    to: "kind === 'panel'",
    tests: ['approvalRaces.http.test.ts'],
  },
  {
    mistake: 'a code that was opened for a judge keeps the seat of the next one',
    within: 'holderOf',
    from: ' && !passed.has(panel)',
    to: '',
    tests: ['swappedJudges.http.test.ts'],
  },
  {
    mistake: 'a code lasts longer than the day after the competition',
    within: 'endProblems',
    file: 'day/codes/createCode.ts',
    from: 'expiresAt > latestCodeEnd(competition)',
    to: 'expiresAt === latestCodeEnd(competition)',
    tests: CODES_OF_HELPERS,
  },
  {
    mistake: 'a code opens on one browser more than two hundred',
    within: 'storeOpening',
    from: 'openings < :most',
    to: 'openings <= :most',
    tests: CODES_OF_HELPERS,
  },
  {
    mistake: 'wrong codes of a known address are never counted',
    within: 'openCode',
    file: 'codes/openCode.ts',
    from: "if (!found) throw wrongField('code', 'MustExist');",
    to: "if (!found) return Promise.reject(new ApiError('CodeEnded'));",
    tests: CODES_OF_HELPERS,
  },
];
