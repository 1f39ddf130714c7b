import { describe, expect, it } from 'vitest';
import { danceBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { entryBody } from '../../../../../local/testing/competitions.ts';
import { FORM } from '../../../../../local/testing/storedEntries.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import {
  danceEntryBody,
  individualEntryBody,
  teamEntryBody,
} from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import { newCoupleEntry, newIndividualEntry, newTeamEntry } from './newEntry.ts';

const NOW = new Date('2027-01-05T02:00:00Z');
const COMPETITION = {
  id: 'competition-1',
  formId: FORM.id,
  startDate: '2027-03-01',
  currency: 'USD',
  timeZone: 'America/Toronto',
} as Competition;
const FORM_OF_TWO = {
  ...FORM,
  formats: FORM.formats.map((format) =>
    format.id === 'couple'
      ? { ...format, format: 'Couple' }
      : { ...format, format: format.id === 'team' ? 'Team' : format.format },
  ),
};
const STAGED = { competition: COMPETITION, form: FORM_OF_TWO };
const FACTS = {
  accountId: 'family-1',
  competition: { ...COMPETITION, formVersion: 4 },
  form: FORM_OF_TWO,
  rink: { homeIsiRink: 'Harbour Ice', homeRinkId: 'rink-1' },
  now: NOW,
};
const individual = (more: object = {}) =>
  individualEntryBody.parse({
    ...entryBody(STAGED, 1, 'Ada Frost'),
    event: ['freestyle.1', 'freestyle.2'],
    emergencyContact: 'Grandmother',
    ...more,
  });

describe('a new individual entry', () => {
  it('has a place in each event, at the prices of the form, on the venue’s day', () => {
    const entry = newIndividualEntry(individual(), FACTS);
    expect(entry).toMatchObject({
      kind: 'individual',
      state: 'confirmed',
      name: 'Ada Frost',
      homeRinkId: 'rink-1',
      submittedOn: '2027-01-04',
      totalPrice: 8_000,
      version: 1,
    });
    expect(entry.events.map(({ id, state, price }) => [id, state, price])).toEqual([
      ['freestyle.1', 'confirmed', 5_000],
      ['freestyle.2', 'confirmed', 3_000],
    ]);
    expect(entry.pricing?.steps).toBeNull();
  });

  it('is priced by the steps that the skater has left', () => {
    const entry = newIndividualEntry(individual(), { ...FACTS, free: { first: false, second: true } });
    expect(entry.totalPrice).toBe(5_000);
    expect(entry.pricing?.steps).toEqual({ first: false, second: true });
  });

  it('does not hold the emergency contact', () => {
    expect(JSON.stringify(newIndividualEntry(individual(), FACTS))).not.toContain('Grandmother');
  });
});

describe('a new couple’s entry', () => {
  it('names both, invites a partner with an address, and costs what one skater’s does', () => {
    const body = danceBody(STAGED);
    const entry = newCoupleEntry(danceEntryBody.parse(body), FACTS);
    expect(entry.name).toBe(`${body.fullName} & ${body.partner?.fullName ?? ''}`);
    expect(entry.partner).toMatchObject({ state: 'invited', invitedAt: NOW.toISOString(), answeredAt: null });
    expect(entry.totalPrice).toBe(5_000);
  });

  it('needs no partner in an event that is danced alone', () => {
    const body = { ...danceBody(STAGED), event: ['solo.1'], partner: null };
    const entry = newCoupleEntry(danceEntryBody.parse(body), FACTS);
    expect([entry.name, entry.partner]).toEqual([body.fullName, null]);
    expect(entry.events).toMatchObject([{ id: 'solo.1', partnered: false }]);
  });
});

describe('a new team’s entry', () => {
  it('costs what its skaters cost, without the alternates', () => {
    const entry = newTeamEntry(teamEntryBody.parse(teamBody(STAGED, 5, 2)), FACTS);
    expect(entry).toMatchObject({ totalPrice: 3_000, events: [{ id: 'team.1', price: 3_000 }] });
    expect(entry.pricing?.steps).toBeNull();
  });

  it('stores what is not given about a skater as empty, with the age on the first day', () => {
    const [skater] = newTeamEntry(teamEntryBody.parse(teamBody(STAGED, 1, 0)), FACTS).skaters;
    expect(skater).toEqual({
      fullName: expect.stringContaining('Skater 1') as string,
      birthdate: '2014-03-01',
      alternate: false,
      age: 13,
      gender: '',
      isi: '',
      expDate: '',
      highestIsiTestLevel: '',
    });
  });
});
