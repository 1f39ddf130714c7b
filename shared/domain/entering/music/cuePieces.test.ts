import { expect, it } from 'vitest';
import { cuePieces } from './cuePieces.ts';

it('names each piece once, with its plays, and what has no title last', () => {
  const programmes = [
    { title: '', seconds: 90, plays: 1 },
    { title: 'The Swan (Saint-Saëns)', seconds: 88, plays: 1 },
    { title: 'Clair de Lune', seconds: 60, plays: 0 },
    { title: ' the swan (Saint-Saëns)', seconds: 118, plays: 2 },
    { title: '', seconds: 120, plays: 0 },
  ];
  expect(cuePieces(programmes)).toEqual([
    { title: 'Clair de Lune', seconds: 60, programmes: 1, plays: 0 },
    { title: 'The Swan (Saint-Saëns)', seconds: 118, programmes: 2, plays: 3 },
    { title: '', seconds: 120, programmes: 2, plays: 1 },
  ]);
  expect(cuePieces([])).toEqual([]);
});
