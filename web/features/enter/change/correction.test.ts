import { expect, it } from 'vitest';
import type { OpenedChange } from './openedChange.ts';
import { correctionRequest, correctionOf } from './correction.ts';

const skater = (fullName: string, birthdate: string, isi = '') => ({ fullName, birthdate, isi, gender: '' });
const [ada, bea, cleo] = [
  skater('Ada Frost', '2015-01-05'),
  skater('Bea Lund', '2015-02-06'),
  skater('Cleo Winter', '2014-03-07'),
] as const;

const change = (version: number, skaters: readonly object[], meanwhile: object | null = null) =>
  ({
    contents: {
      kind: 'team',
      nameOfTeam: 'Icicles',
      coachName: 'Kim',
      coachEmail: '',
      coachProfessional: '',
      skaters,
    },
    entry: { version, events: [], totalPrice: 0 },
    terms: { pricing: {} },
    meanwhile,
  }) as unknown as OpenedChange;

it('corrects the skater it was typed for, though the roster was saved elsewhere with other rows', () => {
  const began = change(3, [ada, bea]);
  const typed = correctionOf(began);
  typed.skaters = [
    { fullName: 'Ada Frost', isi: '' },
    { fullName: 'Bea Lundgren', isi: '200' },
  ];
  const now = change(4, [cleo, bea, ada], { began });
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
  const now = change(4, [ada, { ...bea, fullName: 'Bea Lindt' }], { began });
  expect(correctionRequest(typed, now, { id: 'c', formId: 'f' })).toMatchObject({
    skaters: [{ fullName: 'Ada Frost' }, { fullName: 'Bea L' }],
  });
});
