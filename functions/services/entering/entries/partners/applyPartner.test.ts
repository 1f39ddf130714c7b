import { describe, expect, it } from 'vitest';
import { BO, coupleEntry } from '../../../../../local/testing/storedEntries.ts';
import type { StoredPartner } from '../../../../store/entering/entries/storedEntry.ts';
import { applyPartner, coupleName, newPartner, type NamedPartner } from './applyPartner.ts';

const NOW = new Date('2026-11-01T10:00:00.000Z');
const COMPETITION = { startDate: '2026-12-05' };
const named: NamedPartner = { ...BO, email: 'bo@test.example' };
const bo = coupleEntry().partner;
const declined: StoredPartner = { ...newPartner(named, COMPETITION, NOW), state: 'declined' };

const apply = (before: StoredPartner | null, after = named, again = false) =>
  applyPartner(before, after, again, COMPETITION, NOW);

describe('newPartner', () => {
  it('is invited at an address, at the age of the first day', () => {
    expect(newPartner(named, COMPETITION, NOW)).toEqual({
      ...named,
      age: 13,
      state: 'invited',
      invitation: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
      invitedAt: '2026-11-01T10:00:00.000Z',
      answeredAt: null,
    });
  });

  it('is not invited without one', () => {
    const partner = newPartner({ ...named, email: null }, COMPETITION, NOW);
    expect(partner).toMatchObject({ email: null, state: 'none', invitation: null, invitedAt: null });
  });

  it('keeps no emergency contact', () => {
    const withContact = { ...named, emergencyContact: 'Dana Lake', emergencyPhone: '555 0100' };
    expect(Object.keys(newPartner(withContact, COMPETITION, NOW))).not.toContain('emergencyContact');
  });
});

describe('applyPartner', () => {
  it('keeps the answer of a partner whose details are corrected', () => {
    const found = apply(bo, { ...named, isi: '100301', birthdate: '2012-12-06' });
    expect(found).toMatchObject({ invites: false, dropped: null });
    expect(found.partner).toEqual({ ...bo, isi: '100301', birthdate: '2012-12-06', age: 13 });
  });

  it('invites another person, and drops the one before', () => {
    const found = apply(bo, { ...named, fullName: 'Ida Snow', email: 'ida@test.example' });
    expect(found.invites).toBe(true);
    expect(found.dropped).toEqual({ fullName: 'Bo Lake', email: 'bo@test.example' });
    expect(found.partner).toMatchObject({ fullName: 'Ida Snow', state: 'invited', answeredAt: null });
    expect(found.partner.invitation).not.toBe('invitation-1');
  });

  it('invites the same person at another address', () => {
    const found = apply(bo, { ...named, email: 'bo.lake@test.example' });
    expect(found).toMatchObject({ invites: true, dropped: { email: 'bo@test.example' } });
    expect(found.partner.state).toBe('invited');
  });

  it('drops nobody who has declined, or was never invited', () => {
    const other = { ...named, fullName: 'Ida Snow', email: 'ida@test.example' };
    expect(apply(declined, other).dropped).toBeNull();
    expect(apply({ ...declined, state: 'none', email: null }, other).dropped).toBeNull();
    expect(apply(null, other)).toMatchObject({ invites: true, dropped: null });
  });

  it('invites again on request: a yes stands, a no is asked once more', () => {
    expect(apply(bo, named, true)).toMatchObject({
      invites: true,
      dropped: null,
      partner: { state: 'confirmed', invitation: 'invitation-1', invitedAt: '2026-11-01T10:00:00.000Z' },
    });
    expect(apply(declined, named, true).partner.state).toBe('invited');
    expect(apply(declined, named).partner.state).toBe('declined');
  });
});

it('names a couple by both skaters, or by the one there is', () => {
  expect(coupleName({ fullName: 'Ada Frost' }, { fullName: 'Bo Lake' })).toBe('Ada Frost & Bo Lake');
  expect(coupleName({ fullName: 'Ada Frost' }, null)).toBe('Ada Frost');
});
