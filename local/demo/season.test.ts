import { iceOf } from '../../shared/domain/entering/capacity/availability.ts';
import { describe, expect, it } from 'vitest';
import { enteredItems, entryIdentityKeys } from '../../functions/store/entering/entries/items.ts';
import { storedEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { COUNTRIES } from '../../shared/contract/core/countries.ts';
import { entriesOfDays } from '../../shared/domain/entering/capacity/entryCounts.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import { teamFee } from '../../shared/domain/entering/fees/teamFee.ts';
import { ageOn } from '../../shared/domain/core/dates/age.ts';
import { DEMO_FAMILY } from './accounts.ts';
import { entryHistoryItems } from './entryHistoryItems.ts';
import { placesItems, totalItems } from './items.ts';
import { demoSeason } from './season.ts';

const NOW = new Date('2026-11-21T07:30:00Z');
const season = demoSeason(NOW);
const { competitions, entries } = season;
const meetOf = (competitionId: string) => {
  const target = Object.values(competitions).find(({ competition }) => competition.id === competitionId);
  if (!target) throw new Error(`No competition ${competitionId}`);
  return target;
};
const confirmed = ({ events }: Pick<(typeof entries)[number], 'events'>) =>
  events.filter(({ state }) => state === 'confirmed');
const entered = entries.filter(({ state }) => state !== 'withdrawn');
const largest = entered.filter(({ competitionId }) => competitionId === competitions.open.competition.id);

it('has no entry with an id older than its competition’s, from which a family’s entries are read', () => {
  expect(entries.filter(({ id, competitionId }) => id < competitionId).map(({ id }) => id)).toEqual([]);
});

describe('the largest competition', () => {
  const individual = largest.filter((entry) => entry.kind === 'individual');

  it('has the size of Skate Asia 2001', () => {
    expect(individual).toHaveLength(963);
    expect(new Set(individual.map(entryIdentityKeys)).size).toBe(963);
    expect(largest.reduce((sum, { events }) => sum + confirmed({ events }).length, 0)).toBe(3588);
    expect(new Set(largest.map(({ homeIsiRink }) => homeIsiRink)).size).toBe(20);
    expect(new Set(individual.map(({ country }) => country)).size).toBe(10);
    expect(new Set(largest.map(({ country }) => country)).size).toBe(10);
  });

  it('has teams and couples, six registered home rinks and fourteen typed ones', () => {
    expect(largest.filter(({ kind }) => kind === 'team').length).toBeGreaterThan(50);
    expect(largest.filter(({ kind }) => kind === 'dance').length).toBeGreaterThan(100);
    const rinks = new Map(largest.map(({ homeIsiRink, homeRinkId }) => [homeIsiRink, homeRinkId]));
    expect([...rinks.values()].filter((id) => id === null)).toHaveLength(14);
  });

  it('has skaters aged 4 to 60', () => {
    const ages = individual.map(({ skater }) => skater.age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60);
    expect(ages.filter((age) => age > 30).length).toBeGreaterThan(5);
  });

  it('fills a small event, and none beyond its capacity', () => {
    const taken = new Map(
      placesItems(largest).map((item) => [String(item['sk']).slice('EVENT#'.length), Number(item['taken'])]),
    );
    const limited = competitions.open.form.formats.flatMap(({ events }) =>
      events.flatMap(({ id, capacity }) =>
        capacity === null ? [] : [{ capacity, taken: taken.get(id) ?? 0 }],
      ),
    );
    for (const event of limited) expect(event.taken).toBeLessThanOrEqual(event.capacity);
    expect(limited.some((event) => event.taken === event.capacity)).toBe(true);
    expect(limited.some((event) => event.taken < event.capacity)).toBe(true);
  });
});

it('has waitlists for full events', () => {
  const waiting = largest.flatMap(({ events }) => events.filter(({ state }) => state === 'waiting'));
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(2);
  const counters = placesItems(largest);
  for (const { id } of waiting) {
    const counter = counters.find(({ sk }) => sk === `EVENT#${id}`);
    const places = competitions.open.form.formats
      .flatMap(({ events }) => events)
      .find((event) => event.id === id)?.capacity;
    expect(counter).toMatchObject({
      taken: places,
      waiting: waiting.filter((event) => event.id === id).length,
    });
  }
});

describe('every entry', () => {
  it('can be read by the product, and enters each event once', () => {
    const seen = new Set<string>();
    for (const entry of entries) {
      expect(storedEntry.parse(entry)).toEqual(entry);
      expect(COUNTRIES).toContain(entry.country);
      for (const { pk, sk } of enteredItems(entry)) {
        const place = `${pk} ${sk}`;
        expect(seen.has(place), place).toBe(false);
        seen.add(place);
      }
    }
  });

  it('costs what its form charges and is paid by its payment state', () => {
    for (const entry of entered) {
      const { form, competition } = meetOf(entry.competitionId);
      const submitted = new Date(entry.submittedAt);
      const { totalPrice: price } =
        entry.kind === 'team'
          ? teamFee(form, entry.skaters.length, submitted)
          : individualFee(form, confirmed(entry).length, submitted);
      expect(entry.totalPrice).toBe(price);
      const events = entry.events.reduce((sum, event) => sum + event.price, 0);
      expect(events + (entry.lateFee?.amount ?? 0)).toBe(price);
      expect(entry.currency).toBe(competition.currency);
      const state = entry.paid === 0 ? 'unpaid' : entry.paid < price ? 'partPaid' : 'paid';
      expect(entry.paymentState).toBe(state);
    }
    expect(new Set(largest.map(({ paymentState }) => paymentState)).size).toBe(3);
    expect(new Set(entries.map(({ lateFee }) => lateFee?.kind))).toEqual(
      new Set([undefined, 'amount', 'percent']),
    );
  });

  it('was submitted during registration, with the skater’s age on the first day', () => {
    for (const entry of entries) {
      const { competition } = meetOf(entry.competitionId);
      expect(entry.submittedAt > (competition.openFrom ?? '')).toBe(true);
      expect(entry.submittedAt < competition.openUntil && entry.submittedAt < NOW.toISOString()).toBe(true);
      const people = entry.kind === 'team' ? entry.skaters : [entry.skater];
      for (const { age, birthdate } of people) expect(age).toBe(ageOn(birthdate, competition.startDate));
    }
  });

  it('has as many skaters as its format takes', () => {
    for (const entry of entries) {
      const { form } = meetOf(entry.competitionId);
      const [event] = entry.events;
      const [fewest, most] = form.formats.find(({ format }) => format === event?.format)?.skaters ?? [0, 0];
      const skaters = { individual: 1, dance: 2, team: entry.kind === 'team' ? entry.skaters.length : 0 };
      expect(skaters[entry.kind]).toBeGreaterThanOrEqual(fewest);
      expect(skaters[entry.kind]).toBeLessThanOrEqual(most);
    }
  });
});

it('has two that were paid and withdrawn, with the policy’s refund still to be paid out', () => {
  const gone = entries.filter(({ state }) => state === 'withdrawn');
  expect(gone.map(({ competitionId }) => competitionId)).toEqual(
    [competitions.closed, competitions.open].map(({ competition }) => competition.id),
  );
  expect(gone[0]?.accountId).toBe(DEMO_FAMILY.accountId);
  for (const entry of gone) {
    const { withdrawnAt, paid, retained, totalPrice } = entry;
    const { openUntil } = meetOf(entry.competitionId).competition;
    expect(withdrawnAt !== null && withdrawnAt > entry.submittedAt && withdrawnAt < openUntil).toBe(true);
    expect(retained).toBe(totalPrice);
    expect(retained > 0 && retained < paid).toBe(true);
    expect(enteredItems(entry)).toEqual([]);
    expect(entryHistoryItems(entry, NOW).map(({ what }) => what)).toEqual(['payment', 'withdrawn']);
  }
  const anew = largest.find((entry) => gone[1] && entryIdentityKeys(entry) === entryIdentityKeys(gone[1]));
  expect(anew && anew.submittedAt > (gone[1]?.withdrawnAt ?? '')).toBe(true);
});

it('has each payment in its entry’s history, and none in that of an unpaid entry', () => {
  for (const entry of entered) {
    const records = entryHistoryItems(entry, NOW);
    expect(records).toHaveLength(entry.paid > 0 ? 1 : 0);
    for (const { what, at, from, to } of records) {
      expect([what, from, to]).toEqual([
        'payment',
        { paid: 0, paymentState: 'unpaid' },
        { paid: entry.paid, paymentState: entry.paymentState },
      ]);
      expect(at > entry.submittedAt && at <= NOW.toISOString()).toBe(true);
    }
  }
});

it('gives the demo family entries of each kind, in five competitions', () => {
  const own = entries.filter(({ accountId }) => accountId === DEMO_FAMILY.accountId);
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['individual', 'team', 'dance']));
  expect(new Set(own.map(({ competitionId }) => competitionId)).size).toBe(5);
});

it('lets the demo family owe two entries in Hong Kong, where one bank QR code pays both', () => {
  const { competition } = competitions.open;
  const owing = entries.filter(
    ({ accountId, competitionId, totalPrice, paid }) =>
      accountId === DEMO_FAMILY.accountId && competitionId === competition.id && paid < totalPrice,
  );
  expect(owing.map(({ kind }) => kind).sort()).toEqual(['individual', 'team']);
  expect([competition.currency, competition.bankQr?.scheme]).toEqual(['HKD', 'fps']);
});

it('is the same season at every start except for its dates, so that a seeding can be repeated', () => {
  const later = demoSeason(new Date(NOW.getTime() + 3 * 86_400_000));
  const fixed = (one: typeof season) =>
    one.entries.map((entry) => [entry.id, entryIdentityKeys(entry), entry.events.map(({ id }) => id)]);
  expect(fixed(later)).toEqual(fixed(season));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it('can be larger: every team has a name of its own, however many there are', () => {
  const size = { skaters: 2_200, eventsEntered: 8_000, teams: 620, couples: 10 };
  const teams = demoSeason(NOW, size).entries.filter(
    ({ kind, competitionId }) => kind === 'team' && competitionId === competitions.open.competition.id,
  );
  expect(teams).toHaveLength(620);
  expect(new Set(teams.map(({ name }) => name)).size).toBe(620);
});

it('counts the places of each event as that many submits would', () => {
  const counters = placesItems(entries);
  const sum = (name: string) => counters.reduce((total, item) => total + Number(item[name] ?? 0), 0);
  expect(sum('taken')).toBe(entered.reduce((total, entry) => total + confirmed(entry).length, 0));
  expect(sum('charged')).toBe(entries.reduce((total, { totalPrice }) => total + totalPrice, 0));
  expect(sum('paid')).toBe(entries.reduce((total, { paid }) => total + paid, 0));
  expect(sum('individualEntries') + sum('teamEntries') + sum('danceEntries')).toBe(entered.length);
  const solo = entered.flatMap(({ events, competitionId }) =>
    events.filter(
      ({ id }) => id === 'freestyle.freestyle-4' && competitionId === competitions.open.competition.id,
    ),
  );
  const counter = counters.find(
    ({ pk, sk }) =>
      String(pk).includes(competitions.open.competition.id) && String(sk).endsWith('freestyle.freestyle-4'),
  );
  expect(counter).toMatchObject({ taken: solo.length });
  expect(solo.length).toBeGreaterThan(10);
});

it('counts entries by day, the most on the first days and again before a deadline', () => {
  const daysOf = ({ competition }: (typeof competitions)['open']) =>
    entriesOfDays(
      placesItems(entries)
        .filter(({ pk }) => String(pk).includes(competition.id))
        .map(({ pk: _pk, sk: _sk, ...counts }) => counts as Record<string, number>),
    );
  const open = daysOf(competitions.open);
  expect(open.reduce((total, day) => total + day.entries, 0)).toBe(largest.length);
  const most = Math.max(...open.map((day) => day.entries));
  expect(open.slice(0, 2).map((day) => day.entries)).toContain(most);
  const closed = daysOf(competitions.closed).map((day) => day.entries);
  expect(Math.max(...closed.slice(-3))).toBeGreaterThan(Math.max(...closed.slice(10, 20)));
});

it('sets the ice left in a competition from its entries, and no counter without a limit', () => {
  const { archived, closed } = competitions;
  const seconds = entered
    .filter(({ competitionId }) => competitionId === closed.competition.id)
    .flatMap(({ events }) => events)
    .reduce((sum, event) => sum + iceOf(event), 0);
  const [total] = totalItems(closed.competition, entries);
  expect(total).toMatchObject({ iceSecondsLeft: (closed.competition.iceMinutes ?? 0) * 60 - seconds });
  expect(Number(total?.['iceSecondsLeft'])).toBeGreaterThan(0);
  expect(totalItems(archived.competition, entries)).toEqual([]);
});
