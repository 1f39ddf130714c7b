import type { Caller } from '../../local/testing/caller.ts';
import { changedOutcomes, type Book, type BookOutcome } from './book.ts';
import { compare, type Tally } from './compare.ts';
import { familyOf } from './families.ts';
import { mailsOf } from './outbox.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlayedDay } from './readBack.ts';

/** A mail that was being sent when the server was killed is sent again two minutes later, by the schedule of a minute. */
const MOST_MILLISECONDS = 4 * 60_000;
const PAUSE_MILLISECONDS = 1_000;

/** The mails about corrections, once all are there: each family whose result changed has one, with the result now and before. */
export async function notices(
  origin: string,
  admin: Caller,
  { competitionId, flights, names }: PlayedDay,
  book: Book,
): Promise<Tally> {
  const listed = await admin.data('listFlightResults', { params: { competitionId } });
  const events = new Map(listed.events.map(({ id, format, level }) => [id, `${format}, ${level}`]));
  const eventOf = new Map(listed.flights.map(({ id, eventId }) => [id, events.get(eventId) ?? '']));
  const expected = new Map(
    flights.flatMap(({ id, programmeIds }) =>
      changedOutcomes(book, id, programmeIds).map(({ before, after }) => {
        const name = names.get(before.programmeId) ?? '';
        const what = `${familyOf(name)} ${eventOf.get(id) ?? ''} ${name}`;
        return [what, [textOf(after), textOf(before)]] as const;
      }),
    ),
  );
  const until = performance.now() + MOST_MILLISECONDS;
  for (;;) {
    const tally = compare(expected, await correctionsMailed(origin));
    if (tally.missing === 0 || performance.now() > until) return tally;
    await wait(PAUSE_MILLISECONDS);
  }
}

async function correctionsMailed(origin: string) {
  const mails = (await mailsOf(origin)).filter(({ subject }) => subject.startsWith('Corrected result'));
  return mails.flatMap(({ to, text }) => {
    const event = /A result in (.+?) at /.exec(text ?? '')?.[1] ?? '';
    const skaters = (text ?? '').matchAll(/^(.+)\nNow: (.+)\nBefore: (.+)$/gm);
    return [...skaters].map(
      ([, name = '', now, before]) => [`${to.join()} ${event} ${name}`, [now, before]] as const,
    );
  });
}

function textOf({ place, total, points }: BookOutcome): string {
  const score = total === null ? '' : `, total ${(total / 10).toFixed(1)}`;
  return `${place === null ? 'no place' : `place ${String(place)}`}${score}, ${String(points)} ${points === 1 ? 'point' : 'points'}`;
}
