import { expect, it } from 'vitest';
import { mergeChanges } from '../../../../../shared/domain/core/history/mergeChanges.ts';
import { conflictOf } from '../../../../forms/conflict.ts';
import {
  type MyPartnerOfEntry,
  partnerRequest,
  partnerValues,
  personRequest,
  personValues,
} from './partnerValues.ts';

const partner: MyPartnerOfEntry = {
  fullName: 'Bea Lund',
  gender: 'Female',
  birthdate: '2015-02-06',
  age: 11,
  isi: '100200',
  expDate: '2030-08-31',
  highestIsiTestLevel: 'Freestyle 2',
  email: 'bea@home.example',
  state: 'none',
  invitedAt: null,
  answeredAt: null,
};
const about = { records: [], me: 'me', isAwaited: true };

it('saves what is typed of a partner beside what was saved elsewhere, and asks about the same field', () => {
  const base = partnerValues(partner);
  const theirs = partnerValues({ ...partner, isi: '100201', fullName: 'Bea Lindt' });
  const merged = mergeChanges(base, theirs, { ...base, email: 'new@home.example', fullName: 'Bea Lundgren' });
  expect(partnerRequest(merged.record, 5)).toMatchObject({
    isi: '100201',
    email: 'new@home.example',
    fullName: 'Bea Lundgren',
    version: 5,
  });
  expect(conflictOf(merged, about)).toMatchObject({
    taken: [{ path: ['isi'], to: '100201' }],
    clashes: [{ path: ['fullName'], theirs: 'Bea Lindt', choice: null }],
  });
});

it('does so for the invited partner, who is nobody of the account', () => {
  const base = personValues(partner);
  const merged = mergeChanges(base, { ...base, birthdate: '2015-02-07' }, { ...base, isi: '100209' });
  expect(personRequest(merged.record)).toMatchObject({ birthdate: '2015-02-07', isi: '100209' });
  expect(conflictOf(merged, { ...about, me: '' })?.clashes).toEqual([]);
});
