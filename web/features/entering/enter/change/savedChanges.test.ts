import { expect, it } from 'vitest';
import type { EntryContents } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { savedChanges, typedChanges } from './savedChanges.ts';

const person = {
  fullName: 'Ada Frost',
  gender: 'Female',
  birthdate: '2015-01-05',
  isi: '123456',
  expDate: '2030-08-31',
  highestIsiTestLevel: 'Freestyle 4',
};
const home = { country: 'Finland', homeIsiRink: 'Pond', answers: [] };
const individual = { kind: 'individual' as const, ...person, ...home, event: [] };
const couple = { ...individual, kind: 'dance' as const, partner: null };
const teamOf = (...names: string[]): EntryContents => ({
  kind: 'team',
  ...home,
  event: '',
  nameOfTeam: 'Icicles',
  coachName: 'Kim',
  coachEmail: '',
  coachProfessional: '',
  skaters: names.map((fullName) => ({ ...person, fullName, isi: '', alternate: false })),
});

const version = (levels: string[], contents: EntryContents = individual) => ({
  entry: { events: levels.map((level) => ({ format: level, level })) },
  contents,
});

it('names what another tab took out and put in, and the fields that it changed', () => {
  const began = version(['Footwork', 'Interpretive']);
  expect(
    savedChanges(began, version(['Footwork', 'Artistic'], { ...individual, homeIsiRink: 'Lake' })),
  ).toEqual({
    added: ['Artistic'],
    removed: ['Interpretive'],
    fields: [{ field: 'homeIsiRink', value: 'Lake' }],
  });
});

it('names a partner, and that a roster or the answers are others', () => {
  const partner = { ...person, fullName: 'Bea Lund', email: null };
  expect(
    savedChanges(
      version([], couple),
      version([], { ...couple, partner, answers: [{ question: 'q', answer: 'yes' }] }),
    ).fields,
  ).toEqual([
    { field: 'partner', value: 'Bea Lund' },
    { field: 'answers', value: '' },
  ]);
  const team = (...names: string[]) => version([], teamOf(...names));
  expect(savedChanges(team('Ada'), team('Ada', 'Cleo')).fields).toEqual([{ field: 'skaters', value: '' }]);
});

it('names nothing where only a payment came in', () => {
  expect(savedChanges(version(['Footwork']), version(['Footwork']))).toEqual({
    added: [],
    removed: [],
    fields: [],
  });
});

it('names what a change says otherwise than the saved entry, and nothing that it says alike', () => {
  const typed = { ...individual, country: ' Finland ', isi: '', homeIsiRink: 'Lake ', totalPrice: 1 };
  expect(typedChanges(individual, typed)).toEqual([
    { field: 'isi', value: '' },
    { field: 'homeIsiRink', value: 'Lake' },
  ]);
  const team = teamOf('Ada');
  const roster = (isi: string | null) => ({
    ...team,
    skaters: [{ ...person, fullName: 'Ada ', isi, alternate: false }],
  });
  expect(typedChanges(team, roster(null))).toEqual([]);
  expect(typedChanges(team, roster('1'))).toEqual([{ field: 'skaters', value: '' }]);
});
