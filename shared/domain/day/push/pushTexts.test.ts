import { expect, it } from 'vitest';
import { movedWords, resultWords, soonWords, type PushedStart } from './pushTexts.ts';

const start: PushedStart = {
  names: ['Mia K.'],
  time: '14:35',
  from: null,
  day: null,
  surface: 'Main ice',
  event: 'Freestyle 3',
};

it('names the skaters of a start, at most three of them', () => {
  const titles = [['Mia K.'], ['Mia K.', 'Zoé'], ['Mia K.', 'Zoé', 'Ida'], ['A', 'B', 'C', 'D', 'E']].map(
    (names) => soonWords({ ...start, names }, 'Spring Cup').title,
  );
  expect(titles).toEqual([
    'Mia K. skates at 14:35',
    'Mia K. and Zoé skate at 14:35',
    'Mia K., Zoé and Ida skate at 14:35',
    'A, B, C and 2 more skate at 14:35',
  ]);
  expect(soonWords(start, 'Spring Cup').body).toBe('Freestyle 3 · Main ice · Spring Cup');
});

it('tells a judge of the panel without an event', () => {
  expect(soonWords({ ...start, names: [], event: '', surface: '' }, 'Spring Cup')).toEqual({
    title: 'You judge at 14:35',
    body: 'Spring Cup',
  });
});

it('says the new time of one start, and lists those of several', () => {
  const moved = { ...start, from: '14:20' };
  expect(movedWords([moved], 'Spring Cup')).toEqual({
    title: 'Mia K. now skates at 14:35',
    body: 'Before: 14:20 · Freestyle 3 · Main ice · Spring Cup',
  });
  const others = ['Zoé', 'Ida', 'Lea'].map((name) => ({ ...moved, names: [name], day: 'Sat, 9 January' }));
  expect(movedWords([moved, ...others], 'Spring Cup')).toEqual({
    title: '4 starts have new times',
    body: 'Mia K.: 14:35\nZoé: Sat, 9 January, 14:35\nIda: Sat, 9 January, 14:35\nand 1 more\nSpring Cup',
  });
});

it('says that a result is posted, and not which', () => {
  expect(resultWords(['Mia K.'], 'Freestyle 3', 'Spring Cup')).toEqual({
    title: 'Result posted: Freestyle 3',
    body: 'Mia K. · Spring Cup',
  });
});
