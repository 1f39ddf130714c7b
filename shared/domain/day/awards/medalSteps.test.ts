import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medalSteps, versionAwarded, versionOfMedals } from './medalSteps.ts';

const ids = ['noah', 'yuki', 'mia', 'leo', 'lily'];
const rows = fc
  .tuple(...ids.map(() => fc.option(fc.integer({ min: 1, max: 6 }))))
  .map((places) => places.map((place, index) => ({ programmeId: ids[index] ?? '', place })));

describe('medals after a correction', () => {
  it('are taken from one, given to the other, and both certificates printed again', () => {
    const given = [
      { programmeId: 'noah', place: 1 },
      { programmeId: 'yuki', place: 2 },
      { programmeId: 'mia', place: 3 },
      { programmeId: 'leo', place: null },
    ];
    const now = [
      { programmeId: 'yuki', place: 1 },
      { programmeId: 'noah', place: 2 },
      { programmeId: 'mia', place: null },
      { programmeId: 'leo', place: 3 },
    ];
    expect(medalSteps(given, now).map(({ what, programmeId, place }) => [what, programmeId, place])).toEqual([
      ['take', 'noah', 1],
      ['take', 'yuki', 2],
      ['take', 'mia', 3],
      ['give', 'yuki', 1],
      ['give', 'noah', 2],
      ['give', 'leo', 3],
      ['reprint', 'yuki', 1],
      ['reprint', 'noah', 2],
      ['reprint', 'leo', 3],
    ]);
  });

  it('lead from the medals that were given to those of the new places, and need nothing else', () => {
    fc.assert(
      fc.property(rows, rows, (given, now) => {
        const medals = new Map(given.map(({ programmeId, place }) => [programmeId, place]));
        const certificates = new Map(medals);
        for (const { what, programmeId, place } of medalSteps(given, now)) {
          if (what === 'reprint') certificates.set(programmeId, place);
          if (what === 'give') {
            // Nobody ever has two.
            expect(medals.get(programmeId)).toBeNull();
            medals.set(programmeId, place);
          }
          if (what === 'take') {
            expect(medals.get(programmeId)).toBe(place);
            medals.set(programmeId, null);
            certificates.set(programmeId, null);
          }
        }
        const wanted = new Map(now.map(({ programmeId, place }) => [programmeId, place]));
        expect(medals).toEqual(wanted);
        expect(certificates).toEqual(wanted);
      }),
    );
  });

  it('need nothing where every place stays', () => {
    fc.assert(fc.property(rows, (given) => void expect(medalSteps(given, given.toReversed())).toEqual([])));
  });
});

describe('the version of the medals', () => {
  const versions = [
    { version: 1, at: '2027-01-06T08:02:00Z' },
    { version: 2, at: '2027-01-06T08:06:00Z' },
  ];
  const at = '2027-01-06T08:04:00Z';

  it('is the one that was awarded, until they changed hands', () => {
    expect(versionOfMedals({ awarded: null, exchanged: null }, versions)).toBeNull();
    expect(versionOfMedals({ awarded: { at, version: 2 }, exchanged: null }, versions)).toBe(2);
    expect(versionOfMedals({ awarded: { at, version: 1 }, exchanged: { version: 2 } }, versions)).toBe(2);
    expect(versionAwarded({ at, version: 1 }, versions)).toBe(1);
  });

  it('is the newest of that time where the awards do not say', () => {
    expect(versionOfMedals({ awarded: { at }, exchanged: null }, versions)).toBe(1);
    expect(versionAwarded({ at: '2027-01-06T09:00:00Z' }, versions)).toBe(2);
  });
});
