import { describe, expect, it } from 'vitest';
import { competition as competitionShape } from '../../shared/contract/entering/competitions/competitions.ts';
import { form as formShape } from '../../shared/contract/entering/competitions/forms.ts';
import { competitionProblems } from '../../shared/domain/entering/competitions/competitionProblems.ts';
import { rinkRecord as rinkShape } from '../../shared/contract/people/rinks/rinkRecord.ts';
import { closesToday, registrationState } from '../../shared/domain/core/registration/registration.ts';
import { isiStatus } from '../../shared/domain/people/rinks/isiStatus.ts';
import { demoCompetitions } from './competitions.ts';
import { demoLogos } from './logos.ts';
import { demoPosters } from './posters.ts';
import { demoRinks } from './rinks.ts';

const HOUR = 3_600_000;

/**
 * Starts on ordinary and special days: the end of a year, a leap day, the hour before midnight at the venue.
 */
const STARTS = [
  '2026-11-21T07:30:00Z',
  '2026-12-31T23:59:00Z',
  '2028-02-29T12:00:00Z',
  '2027-03-14T04:50:00Z',
  '2027-07-02T17:00:00Z',
];

describe.each(STARTS)('the demo competitions at %s', (start) => {
  const now = new Date(start);
  const competitions = demoCompetitions(now);
  const all = Object.values(competitions).map(({ competition }) => competition);

  it('are in the registration states of their names', () => {
    const states = Object.entries(competitions).map(([key, { competition }]) => [
      key,
      registrationState(competition, now),
    ]);
    expect(Object.fromEntries(states)).toEqual({
      open: 'open',
      openingSoon: 'opensLater',
      closingToday: 'open',
      closed: 'closed',
      archived: 'archived',
      today: 'closed',
    });
  });

  it('close within the day, but leave time to try', () => {
    const left = Date.parse(competitions.closingToday.competition.openUntil) - now.getTime();
    expect(left).toBeGreaterThanOrEqual(2 * HOUR);
    expect(left).toBeLessThanOrEqual(8 * HOUR);
  });

  it('have consistent dates and existing rinks and forms', () => {
    for (const [key, { competition, form }] of Object.entries(competitions)) {
      expect(competitionProblems(competition)).toEqual([]);
      expect(competition.openUntil.slice(0, 10) < competition.startDate).toBe(true);
      // The competition that runs has its day whenever that is.
      if (key !== 'today') expect(competition.startDate.slice(5) < '12-18').toBe(true);
      const rink = demoRinks(now).find(({ id }) => id === competition.ring);
      const { formVersion, entriesBySkater, entryRows, numberItems, ...shown } = competition;
      expect([entriesBySkater, entryRows, numberItems]).toEqual([true, true, true]);
      expect(competitionShape.parse({ ...competition, rink })).toMatchObject(shown);
      expect(formVersion).toBe(form.version);
      expect(formShape.parse(form)).toEqual(form);
      expect(form.id).toBe(competition.formId);
      expect(form.formats).toHaveLength(27);
    }
  });

  it('differ in accent and cover the currencies', () => {
    expect(new Set(all.map(({ accent }) => accent)).size).toBe(5);
    expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['HKD', 'JPY', 'USD', 'EUR']));
  });
});

it('says "closing today" while the venue’s day has more than two hours left', () => {
  const evening = new Date('2026-11-21T23:00:00Z');
  expect(closesToday(demoCompetitions(evening).closingToday.competition, evening)).toBe(true);
});

it('draws each poster that a competition shows, with a text alternative', () => {
  const posters = demoPosters();
  const shown = Object.values(demoCompetitions(new Date(STARTS[0] ?? '')))
    .map(({ competition }) => competition)
    .filter(({ image }) => image.startsWith('/images/'));
  expect(shown.map(({ image }) => image).sort()).toEqual(posters.map(({ path }) => path).sort());
  for (const { imageText } of shown) expect(imageText?.length).toBeGreaterThan(20);
  for (const { svg } of posters) {
    expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(svg).not.toMatch(/<script|<text|NaN|undefined| on\w+=|href=/);
  }
});

it('draws each logo that a rink shows', () => {
  const shown = demoRinks(new Date(STARTS[0] ?? '')).flatMap(({ logo }) => logo ?? []);
  expect(shown.sort()).toEqual(
    demoLogos()
      .map(({ path }) => path)
      .sort(),
  );
  for (const { svg } of demoLogos()) expect(svg).not.toMatch(/<script|<text|NaN|undefined| on\w+=|href=/);
});

it('has seven rinks in four countries, one closed, and memberships of every status', () => {
  const now = new Date(STARTS[0] ?? '');
  const rinks = demoRinks(now);
  expect(rinks).toHaveLength(7);
  expect(new Set(rinks.map(({ country }) => country)).size).toBe(4);
  expect(rinks.filter(({ active }) => !active)).toHaveLength(1);
  const statuses = new Set(rinks.map((rink) => isiStatus(rink, now)));
  expect(statuses).toEqual(new Set(['none', 'valid', 'expiring', 'expired']));
  for (const rink of rinks) expect(rinkShape.parse(rink)).toEqual(rink);
});
