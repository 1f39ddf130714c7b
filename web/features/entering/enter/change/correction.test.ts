import { expect, it } from 'vitest';
import { correctionOf, correctionRequest, type CorrectedEntry } from './correction.ts';

type Member = Extract<CorrectedEntry['contents'], { kind: 'team' }>['skaters'][number];

const skater = (fullName: string, birthdate: string): Member => ({
  fullName,
  birthdate,
  isi: '',
  gender: '',
  expDate: '',
  highestIsiTestLevel: '',
  alternate: false,
});
const ada = skater('Ada Frost', '2015-01-05');
const bea = skater('Bea Lund', '2015-02-06');
const cleo = skater('Cleo Winter', '2014-03-07');

const change = (version: number, skaters: Member[], began: CorrectedEntry | null = null): CorrectedEntry => ({
  contents: {
    kind: 'team',
    event: 'ensemble.low',
    country: 'Finland',
    homeIsiRink: 'Pond',
    nameOfTeam: 'Icicles',
    coachName: 'Kim',
    coachEmail: '',
    coachProfessional: '',
    skaters,
    answers: [],
  },
  entry: { version, events: [], totalPrice: 0, skater: null },
  terms: { pricing: { firstEventPrice: 0, secondEventPrice: 0, additionalEventPrice: 0 } },
  meanwhile: began && { began },
});

it('corrects the skater it was typed for, though the roster was saved elsewhere with other rows', () => {
  const began = change(3, [ada, bea]);
  const typed = correctionOf(began);
  typed.skaters = [
    { fullName: 'Ada Frost', isi: '' },
    { fullName: 'Bea Lundgren', isi: '200' },
  ];
  const now = change(4, [cleo, bea, ada], began);
  expect(correctionRequest(typed, now, { id: 'c', formId: 'f' })).toMatchObject({
    version: 4,
    skaters: [
      { fullName: 'Cleo Winter', birthdate: '2014-03-07' },
      { fullName: 'Bea Lundgren', birthdate: '2015-02-06', isi: '200' },
      { fullName: 'Ada Frost', birthdate: '2015-01-05' },
    ],
  });
});

it('corrects a name that was corrected elsewhere too, in the same row', () => {
  const began = change(3, [ada, bea]);
  const typed = {
    ...correctionOf(began),
    skaters: [
      { fullName: 'Ada Frost', isi: '' },
      { fullName: 'Bea L', isi: '' },
    ],
  };
  const now = change(4, [ada, { ...bea, fullName: 'Bea Lindt' }], began);
  expect(correctionRequest(typed, now, { id: 'c', formId: 'f' })).toMatchObject({
    skaters: [{ fullName: 'Ada Frost' }, { fullName: 'Bea L' }],
  });
});
