import { expect, it } from 'vitest';
import { skaterIdentity } from '../../../../shared/domain/core/nameOrder.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { competitionProgrammes } from './competitionProgrammes.ts';

const BORN = '2015-03-07';

/** A skater's entry in one event, as far as programmes need it. */
function entry(id: string, fullName: string, change: object = {}, skater: object = {}) {
  const person = { fullName, birthdate: BORN, gender: 'Female', isi: '', ...skater };
  const event = { id: 'fs.4', seconds: 120, state: 'confirmed', partnered: false, musicTitle: 'Aria' };
  const stored: object = {
    kind: 'individual',
    id,
    country: 'Canada',
    state: 'confirmed',
    homeRinkId: 'r1',
    skater: person,
    events: [event],
    ...change,
  };
  return stored as StoredEntry;
}

it('names each programme and each person once, by the corrected name', () => {
  const knownAs = skaterIdentity('Mia Kaot', BORN);
  const entries = [
    entry('e1', 'Mia Kaot'),
    entry('e2', 'Mia Kato', { state: 'withdrawn' }, { knownAs, sayAs: 'KAH-toh' }),
    entry('e3', 'Bo Lake', { entryCoach: { id: 'c1', name: 'Kim Vale' } }),
    entry('e4', 'Deleted account', { country: '' }),
  ];
  const { programmes, people } = competitionProgrammes('c', entries, []);
  expect(people.map(({ fullName, sex, sayAs }) => [fullName, sex, sayAs])).toEqual([
    ['Mia Kato', 'F', 'KAH-toh'],
    ['Bo Lake', 'F', ''],
  ]);
  const [mia, bo] = people.map(({ id }) => id);
  expect(programmes.map(({ id, personIds, state, coachId }) => [id, personIds, state, coachId])).toEqual([
    ['e1.fs.4', [mia], 'confirmed', null],
    ['e2.fs.4', [mia], 'withdrawn', null],
    ['e3.fs.4', [bo], 'confirmed', 'c1'],
  ]);
  expect(programmes[0]).toMatchObject({ eventId: 'fs.4', seconds: 120, rinkId: 'r1', musicTitle: 'Aria' });
});

it('takes the name that a merge kept, also for an entry that came at the moment of the merge', () => {
  const [identity, knownAs] = [skaterIdentity('Kato Mia', BORN), skaterIdentity('Mia Kato', BORN)];
  const alias = { type: 'alias', identity, knownAs, entryId: null, merge: 'a.b' } as const;
  const { people } = competitionProgrammes('c', [entry('e1', 'Kato Mia'), entry('e2', 'Mia Kato')], [alias]);
  expect(people.map(({ fullName }) => fullName)).toEqual(['Mia Kato']);
});

it('gives the same person another id in another competition', () => {
  const idIn = (competition: string) =>
    competitionProgrammes(competition, [entry('e1', 'Mia Kato')], []).people[0]?.id;
  expect(idIn('c')).not.toBe(idIn('d'));
});
