import { expect, it } from 'vitest';
import catalogue from '../../../../../shared/data/isi-catalogue.json' with { type: 'json' };
import { ENTRY_KINDS } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { drawingOf } from './drawingOf.ts';

const drawingNamed = (name: string) => {
  const found = catalogue.formats.find(({ format }) => format === name);
  const entry = ENTRY_KINDS.find((kind) => kind === found?.entry);
  if (!entry) throw new Error(`no format ${name}`);
  return drawingOf({ format: name, entry });
};

it.each([
  ['Freestyle', 'jump'],
  ['Jump & Spin', 'spin'],
  ['Stroking', 'stroking'],
  ['Solo Compulsories', 'figures'],
  ['Footwork', 'footwork'],
  ['Interpretive', 'artistic'],
  ['Spotlight, dramatic', 'spotlight'],
  ['Couple Spotlight', 'spotlight'],
  ['Family Spotlight', 'spotlight'],
  ['Ice Dance', 'couple'],
  ['Solo Dance', 'couple'],
  ['Similar Pair', 'couple'],
  ['Team Compulsories', 'team'],
  ['Synchronized Formation', 'team'],
])('%s of the catalogue has the drawing of %s', (format, drawing) => {
  expect(drawingNamed(format)).toBe(drawing);
});

it('a name that says nothing leaves it to the kind of entry', () => {
  expect(drawingOf({ format: 'Étoile', entry: 'individual' })).toBe('jump');
  expect(drawingOf({ format: 'Étoile', entry: 'dance' })).toBe('couple');
  expect(drawingOf({ format: 'Figures in fours', entry: 'team' })).toBe('team');
});
