import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  coupleEntry,
  FORM,
  individualEntry,
  storedEvent,
  teamEntry,
} from '../../../../../local/testing/storedEntries.ts';
import type { EntryChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { applyChange, applySpellings, partnerChangeOf, type AppliedChange } from './applyChange.ts';

const NOW = new Date('2026-11-01T10:00:00.000Z');
const PEOPLE = { competition: { startDate: '2026-12-05' }, now: NOW };
const NO_CONTACT = { emergencyContact: null, emergencyPhone: null, medicalNote: null };
const LATE = { from: '2026-10-15T00:00:00.000Z', kind: 'percent', value: 25 } as const;

const sent = {
  competitionId: 'competition-1',
  formId: 'form-1',
  waiting: 'join',
  version: 1,
  country: 'Japan',
  homeIsiRink: 'North Rink',
  answers: [{ question: 'shirt', answer: 'M' }],
} as const;
const prices = {
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  totalPrice: 8_000,
};

function individualChange(more: Partial<Extract<EntryChange, { kind: 'individual' }>> = {}): EntryChange {
  const event = ['freestyle.1', 'freestyle.2'];
  const fields = { ...sent, ...prices, ...ADA, ...NO_CONTACT, answers: [...sent.answers], event };
  return { ...fields, kind: 'individual', format: 'Freestyle', ...more };
}

function coupleChange(partner: Extract<EntryChange, { kind: 'dance' }>['partner']): EntryChange {
  const fields = { ...sent, ...prices, ...ADA, ...NO_CONTACT, answers: [], event: ['couple.1'] };
  return { ...fields, kind: 'dance', format: 'Couple Dance', partner };
}

const sentBo = { ...BO, ...NO_CONTACT, email: 'bo@test.example' };

/** The rules' facts for a change to these events. */
function facts(events: ChangeCost['events'], more: Partial<AppliedChange> = {}): AppliedChange {
  const cost = { events, lines: [], retained: 400, refund: 0, totalPrice: 8_400, steps: null };
  const rink = { homeIsiRink: 'North Rink', homeRinkId: 'rink-2' };
  const { pricing } = individualEntry();
  if (!pricing) throw new Error('The entry has prices of its own');
  return { ...PEOPLE, form: FORM, rink, pricing, cost, ...more };
}

const confirmed = (id: string, late: ChangeCost['events'][number]['late'] = null) =>
  ({ id, state: 'confirmed', late }) as const;

describe('applyChange', () => {
  it('takes over rink, answers, form version, steps and what the policy retains', () => {
    const before = individualEntry();
    const steps = { first: true, second: false };
    const { cost } = facts([confirmed('freestyle.1')]);
    const after = applyChange(before, individualChange(), facts([], { cost: { ...cost, steps } }));
    expect(after).toMatchObject({
      country: 'Japan',
      homeIsiRink: 'North Rink',
      homeRinkId: 'rink-2',
      formVersion: 4,
      retained: 400,
      answers: [{ question: 'shirt', asked: 'Size of the shirt', answer: 'M' }],
    });
    expect(after.pricing).toEqual({ ...before.pricing, steps });
    expect(after).toMatchObject({ id: before.id, accountId: 'account-1', version: 1, paid: 0 });
  });

  it('keeps the places of events that stay, and adds new ones from the form', () => {
    const waiting = { list: 'event:freestyle.1', position: 'p1', since: '2026-10-01T09:00:00.000Z' };
    const kept = storedEvent('freestyle.1', { state: 'waiting', waiting, price: 0 });
    const after = applyChange(
      individualEntry({ events: [kept] }),
      individualChange(),
      facts([{ id: 'freestyle.1', state: 'waiting', late: null }, confirmed('freestyle.2')]),
    );
    expect(after.events).toEqual([
      kept,
      {
        id: 'freestyle.2',
        formatId: 'freestyle',
        format: 'Freestyle',
        level: 'freestyle.2',
        seconds: 90,
        // 90 s, 35 s to the next skater, and a fifth of a warm-up of 240 s.
        iceSeconds: 173,
        price: 5_000,
        partnered: false,
        state: 'confirmed',
        waiting: null,
      },
    ]);
  });

  it('stores the late fee of an added event only where it is not the entry’s own', () => {
    const before = individualEntry({ events: [] });
    const lateOf = (more: Partial<AppliedChange> = {}) =>
      applyChange(before, individualChange(), facts([confirmed('freestyle.2', LATE)], more)).events[0]?.late;
    expect(lateOf()).toEqual(LATE);
    expect(lateOf({ pricing: { ...facts([]).pricing, lateFee: LATE } })).toBeUndefined();
  });

  it('renames the entry with its skater, whose age is the one on the first day', () => {
    const change = individualChange({ fullName: 'Ada Frost-Lake', birthdate: '2013-12-05', age: 99 });
    const after = applyChange(individualEntry(), change, facts([]));
    expect(after).toMatchObject({ name: 'Ada Frost-Lake', skater: { fullName: 'Ada Frost-Lake', age: 13 } });
  });

  it('keeps a couple’s confirmed partner, invites another one, and takes one out', () => {
    const partnerAfter = (partner: Parameters<typeof coupleChange>[0]) => {
      const after = applyChange(coupleEntry(), coupleChange(partner), facts([confirmed('couple.1')]));
      return [after.name, after.kind === 'dance' ? (after.partner?.state ?? null) : 'none'];
    };
    expect(partnerAfter(sentBo)).toEqual(['Ada Frost & Bo Lake', 'confirmed']);
    expect(partnerAfter({ ...sentBo, fullName: 'Ida Snow', email: 'ida@test.example' })).toEqual([
      'Ada Frost & Ida Snow',
      'invited',
    ]);
    expect(partnerAfter(null)).toEqual(['Ada Frost', null]);
  });

  it('stores a team’s roster with empty fields for what was not given, and no emergency contact', () => {
    const { age: _age, ...ada } = ADA;
    const name = { fullName: 'Ida Snow', birthdate: '2016-12-06', alternate: true };
    const blank = { gender: null, isi: null, expDate: null, highestIsiTestLevel: null };
    const skaters = [
      { ...ada, ...NO_CONTACT, emergencyPhone: '555 0100', alternate: false },
      { ...name, ...blank, ...NO_CONTACT },
    ];
    const coach = { coachName: 'Cleo Rink', coachEmail: 'cleo@test.example', coachProfessional: '77' };
    const fields = { ...sent, answers: [], format: 'Production Team', event: 'team.1', totalPrice: 2_000 };
    const change: EntryChange = { ...fields, kind: 'team', nameOfTeam: 'Ice Foxes', ...coach, skaters };
    const after = applyChange(teamEntry(), change, facts([confirmed('team.1')]));
    expect(after).toMatchObject({ name: 'Ice Foxes', ...coach });
    expect(after.kind === 'team' && after.skaters).toEqual([
      { ...ADA, alternate: false },
      { ...name, age: 9, gender: '', isi: '', expDate: '', highestIsiTestLevel: '' },
    ]);
  });

  it('refuses an event that neither the entry nor the form has', () => {
    const unknown = facts([confirmed('freestyle.9')]);
    expect(() => applyChange(individualEntry(), individualChange(), unknown)).toThrow('freestyle.9');
  });
});

describe('applySpellings', () => {
  it('changes nothing but the people', () => {
    const before: StoredEntry = individualEntry();
    const after = applySpellings(before, individualChange({ fullName: 'Ada Froste' }), PEOPLE);
    expect(after).toEqual({
      ...before,
      name: 'Ada Froste',
      skater: { ...ADA, fullName: 'Ada Froste' },
    });
  });

  it('changes nothing where the change is of another kind', () => {
    expect(applySpellings(teamEntry(), individualChange(), PEOPLE)).toEqual(teamEntry());
  });
});

describe('partnerChangeOf', () => {
  it('is null without a couple or without a partner', () => {
    expect(partnerChangeOf(individualEntry(), individualChange(), PEOPLE)).toBeNull();
    expect(partnerChangeOf(coupleEntry(), coupleChange(null), PEOPLE)).toBeNull();
  });

  it('says whom to mail', () => {
    expect(partnerChangeOf(coupleEntry(), coupleChange(sentBo), PEOPLE)).toMatchObject({
      invites: false,
      dropped: null,
    });
    const ida = { ...sentBo, fullName: 'Ida Snow', email: 'ida@test.example' };
    expect(partnerChangeOf(coupleEntry(), coupleChange(ida), PEOPLE)).toMatchObject({
      invites: true,
      dropped: { fullName: 'Bo Lake', email: 'bo@test.example' },
    });
  });
});
