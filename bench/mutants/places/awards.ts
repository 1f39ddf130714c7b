import type { Mutant } from '../mutant.ts';

const RULES = ['awards.test.ts'];
const OVER_HTTP = ['awards.http.test.ts'];

export const AWARDS: readonly Mutant[] = [
  {
    mistake: 'a flight of one skater orders one medal',
    within: 'placesOf',
    file: 'awards/medals.ts',
    from: 'sizes.length === 1 ? 2 : sizes.length',
    to: 'sizes.length',
    tests: RULES,
  },
  {
    mistake: 'a couple gets one medal',
    within: 'medalsToOrder',
    from: 'Math.max(0, ...sizes)',
    to: 'Math.min(1, ...sizes)',
    tests: RULES,
  },
  {
    mistake: 'spare medals are rounded down',
    within: 'withSpare',
    from: 'Math.ceil(',
    to: 'Math.floor(',
    tests: RULES,
  },
  {
    mistake: 'the first place is announced first',
    within: 'inOrderOfAnnouncement',
    from: 'other.place - one.place',
    to: 'one.place - other.place',
    tests: RULES,
  },
  {
    mistake: 'results that nobody has seen are awarded',
    within: 'canBeAwarded',
    from: 'result.posted !== null || result.isHeldUntilAwards',
    to: 'result.posted !== null || !result.isHeldUntilAwards',
    tests: [...RULES, ...OVER_HTTP],
  },
  {
    mistake: 'a correction moves the awards to the new order',
    within: 'versionOfMedals',
    from: 'exchanged?.version ?? versionAwarded(awarded, versions)',
    to: 'exchanged?.version ?? versions.length',
    tests: [...RULES, 'medalSteps.test.ts'],
  },
  {
    mistake: 'two ceremonies stand on one surface at once',
    within: 'proposeCeremonies',
    from: 'free.get(surfaceId) ?? 0',
    to: '0',
    tests: RULES,
  },
  {
    mistake: 'a certificate’s code holds for every version of a result',
    within: 'certificateCode',
    from: '[flightId, programmeId, version]',
    to: '[flightId, programmeId]',
    tests: OVER_HTTP,
  },
  {
    mistake: 'a certificate of a result that is not posted is confirmed',
    within: 'verifyCertificate',
    file: 'awards/verifyCertificate.ts',
    from: 'secret === null || !found?.result.posted',
    to: 'secret === null || !found',
    tests: OVER_HTTP,
  },
  {
    mistake: 'a skater who withdrew gets a medal',
    within: 'loadAwards',
    from: 'skaters.get(programme)?.people.length ?? []',
    to: 'skaters.get(programme)?.people.length ?? 1',
    tests: OVER_HTTP,
  },
  {
    mistake: 'a couple of two rinks counts twice in the team points',
    within: 'teamPointsOf',
    from: 'points: programme.points / rinks.length',
    to: 'points: programme.points',
    tests: ['teamPoints.test.ts'],
  },
  {
    mistake: 'the average of a rink counts programmes, not skaters',
    within: 'teamPointsOf',
    from: 'points / skaters) * 100',
    to: 'points / own.length) * 100',
    tests: ['teamPoints.test.ts'],
  },
  {
    mistake: 'awards are taken back although a correction was made of them',
    within: 'canTakeBackAwards',
    from: '?? version) === version',
    to: '?? version) > 0',
    tests: ['medals.http.test.ts'],
  },
];
