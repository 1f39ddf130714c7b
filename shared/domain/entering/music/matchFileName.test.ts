import { expect, it } from 'vitest';
import { matchFileName, type NamedProgramme } from './matchFileName.ts';

const programme = (programmeId: string, change: Partial<NamedProgramme>): NamedProgramme => ({
  programmeId,
  entryId: programmeId.split('.')[0] ?? '',
  reference: '',
  name: 'Ada Lam',
  format: 'Freestyle',
  level: 'Freestyle 4',
  title: '',
  lacks: true,
  ...change,
});

const PROGRAMMES = [
  programme('ada.free', {}),
  programme('ada.artistic', { format: 'Artistic', level: 'Artistic Freestyle 4', title: 'The Swan' }),
  programme('wong.free', { name: 'Ada Lam Wong' }),
  programme('kai.free', { name: 'Kai Moss', reference: '7K2M-4QXB' }),
  programme('kai.duet', { name: 'Kai Moss', reference: '7K2M-4QXB', format: 'Duet', level: 'Duet 2' }),
  programme('zoe.free', { name: 'Zoé Müller', level: 'Freestyle 2' }),
  programme('pair.couple', { name: 'Leo Ek & Mia Berg', format: 'Couple', level: 'Couple 3' }),
  programme('twin1.free', { name: 'Sam Reed' }),
  programme('twin2.free', { name: 'Sam Reed', level: 'Freestyle 4' }),
];

it.each([
  ['Zoe Muller.mp3', 'zoe.free'],
  ['MÜLLER_zoé_final v2.MP3', 'zoe.free'],
  ['zoemuller.wav', 'zoe.free'],
  ['Ada Lam - Artistic.mp3', 'ada.artistic'],
  ['lam ada the swan.m4a', 'ada.artistic'],
  ['01 Ada Lam Wong freestyle 4.mp3', 'wong.free'],
  ['berg ek.mp3', null],
  ['7K2M-4QXB freestyle.mp3', 'kai.free'],
  ['7k2m4qxb_Duet 2.wav', 'kai.duet'],
  // Somebody else’s name beside a reference, which is the surer one.
  ['Zoe Müller 7K2M 4QXB duet.mp3', 'kai.duet'],
  ['7K2M-4QXB.mp3', null],
  ['Leo Ek, Mia Berg.mp3', 'pair.couple'],
  ['mullerzoe.mp3', 'zoe.free'],
  // Another name that has the letters of one.
  ['Adam Lambert Freestyle 4.mp3', null],
  // Two programmes, of which neither is named.
  ['Ada Lam.mp3', null],
  // Two skaters of one name.
  ['Sam Reed Freestyle 4.mp3', null],
  ['Track 07.mp3', null],
  ['.mp3', null],
])('%s is the music of %s', (name, id) => {
  expect(matchFileName(name, PROGRAMMES)?.programmeId ?? null).toBe(id);
});

it('is for the only programme of a skater that lacks a file', () => {
  const [free, artistic] = PROGRAMMES;
  if (!free || !artistic) throw new Error('There are two');
  const one = [{ ...free, lacks: false }, artistic];
  expect(matchFileName('Ada Lam.mp3', one)?.programmeId).toBe('ada.artistic');
  expect(matchFileName('Ada Lam.mp3', [free])?.programmeId).toBe('ada.free');
});
