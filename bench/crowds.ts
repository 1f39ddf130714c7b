import { randomInt, randomUUID } from 'node:crypto';

export interface CrowdQuestion {
  readonly path: string;
  readonly body?: object;
}

/** The next question of a crowd, by its number. */
export type Crowd = (count: number) => CrowdQuestion;

/** A published competition of the demo, of which nothing is judged. */
export const COMPETITION = '01KDEM0MEET000000000000004';

const KEPT = [
  '/api/openapi.json',
  `/api/competitions/${COMPETITION}/live`,
  `/api/competitions/${COMPETITION}/schedule`,
];

const nextOf = <Each>(all: readonly [Each, ...Each[]], count: number): Each =>
  all[count % all.length] ?? all[0];

/** Pages that the edge keeps, at the addresses that the page asks for. */
export const honest: Crowd = (count) => ({ path: KEPT[count % KEPT.length] ?? '' });

/** The same, each with a name of its own. */
export const varied: Crowd = (count) => ({ path: `${honest(count).path}?x=${randomUUID()}` });

/** Calls that no cache answers: members that may exist, links that do not, settings. */
export const uncached: Crowd = (count) => {
  const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 43);
  return {
    path: nextOf(
      [
        `/api/memberships/check?number=${String(randomInt(1_000_000))}&birthYear=2012`,
        `/api/partner-invitations/${token}`,
        `/api/entry-handovers/${token}`,
        `/api/competitions/${COMPETITION}/certificates/${randomUUID()}/${token}`,
        '/api/settings',
      ],
      count,
    ),
  };
};

/** Calls that a cache would answer, of values that were never asked for. */
export const searches: Crowd = (count) => ({
  path: nextOf(
    [
      `/api/competitions/${COMPETITION}/schedule?date=20${String(randomInt(10, 99))}-01-${String(randomInt(10, 29))}`,
      `/api/competitions/${COMPETITION}/results/${randomUUID()}`,
      `/api/competitions/${randomUUID()}`,
    ],
    count,
  ),
});

/** Wrong passwords, of accounts and of addresses without one. */
export const logIns: Crowd = (count) => ({
  path: '/api/auth/login',
  body: {
    email: nextOf(
      ['skater@demo.rinkside.example', `${randomUUID()}@test.example`, 'headcoach@demo.rinkside.example'],
      count,
    ),
    password: `wrong-${randomUUID()}`,
  },
});
