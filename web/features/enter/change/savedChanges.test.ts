import { expect, it } from 'vitest';
import type { EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { savedChanges, typedChanges } from './savedChanges.ts';

const event = (level: string) => ({ id: level, format: level, level });
const person = { fullName: 'Ada Frost', homeIsiRink: 'Pond', isi: '123456', answers: [] };

const version = (levels: string[], contents: object = {}) =>
  ({
    entry: { events: levels.map(event) },
    contents: { kind: 'individual', ...person, ...contents },
  }) as unknown as EntryToChange;

it('names what another tab took out and put in, and the fields that it changed', () => {
  const began = version(['Footwork', 'Interpretive']);
  expect(savedChanges(began, version(['Footwork', 'Artistic'], { homeIsiRink: 'Lake' }))).toEqual({
    added: ['Artistic'],
    removed: ['Interpretive'],
    fields: [{ field: 'homeIsiRink', value: 'Lake' }],
  });
});

it('names a partner, and that a roster or the answers are others', () => {
  const partner = { fullName: 'Bea Lund', isi: '1' };
  expect(
    savedChanges(
      version([], { kind: 'dance', partner: null }),
      version([], { kind: 'dance', partner, answers: [{ question: 'q', answer: 'yes' }] }),
    ).fields,
  ).toEqual([
    { field: 'partner', value: 'Bea Lund' },
    { field: 'answers', value: '' },
  ]);
  const team = (...skaters: string[]) =>
    version([], { kind: 'team', skaters: skaters.map((fullName) => ({ fullName })) });
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
  const saved = version([], { country: 'Finland', partner: null }).contents;
  const typed = { ...person, country: ' Finland ', isi: '', homeIsiRink: 'Lake ', totalPrice: 1 };
  expect(typedChanges(saved, typed)).toEqual([
    { field: 'isi', value: '' },
    { field: 'homeIsiRink', value: 'Lake' },
  ]);
  const team = { kind: 'team', skaters: [{ fullName: 'Ada', isi: '' }] };
  const roster = (isi: string | null) => ({
    ...person,
    skaters: [{ fullName: 'Ada ', isi, alternate: false }],
  });
  expect(typedChanges(version([], team).contents, roster(null))).toEqual([]);
  expect(typedChanges(version([], team).contents, roster('1'))).toEqual([{ field: 'skaters', value: '' }]);
});
