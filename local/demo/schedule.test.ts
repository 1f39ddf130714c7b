import { expect, it } from 'vitest';
import type { PublishedTrack } from '../../functions/store/planning/publishing/repository.ts';
import { checkPlan } from '../competitionDay/checker/checkPlan.ts';
import { demoPlan, scheduleItems } from './schedule.ts';
import { demoSeason } from './season.ts';

const season = demoSeason(new Date('2026-03-01T10:00:00Z'));
const { closed } = season.competitions;
const { problem, plan } = demoPlan(season, closed, 40_000);
const items = scheduleItems(season, ['closed']);

it('keeps every rule, by a checker of its own, within the opening hours', () => {
  expect(problem.skaters.length).toBeGreaterThan(290);
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(plan.score.slice(0, 2)).toEqual([0, 0]);
  const seats = plan.panels.flatMap(({ judges, referee }) => [...judges, referee]);
  expect(seats.filter((coach) => coach === null).length).toBeLessThanOrEqual(seats.length * 0.03);
});

it('is published as planned: every programme is on the ice once', () => {
  const tracks = items.filter(({ type }) => type === 'publishedTrack') as unknown as PublishedTrack[];
  const published = tracks.flatMap(({ flights }) => flights.flatMap(({ programmes }) => programmes));
  expect(published.toSorted()).toEqual(problem.programmes.map(({ id }) => id).toSorted());
});

it('has told every family and coach of the schedule, so that a later version mails only what moves', () => {
  const mails = items.filter(({ type }) => type === 'scheduleMail');
  const mailed = (to: string) => mails.filter((mail) => mail['to'] === to).map((mail) => mail['recipient']);
  const entered = new Set(problem.programmes.map(({ id }) => id.split('.')[0]));
  const families = season.entries.filter(({ id }) => entered.has(id)).map(({ accountId }) => accountId);
  expect(new Set(mailed('family'))).toEqual(new Set(families));
  const seats = plan.panels.flatMap(({ judges, referee }) => [...judges, referee]);
  const coaches = [...seats, ...problem.programmes.map(({ coachId }) => coachId)];
  expect(new Set(mailed('coach'))).toEqual(new Set(coaches.filter((coach) => coach !== null)));
  expect(mails.every(({ sentAt }) => sentAt !== null)).toBe(true);
});
