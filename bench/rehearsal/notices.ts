import type { Caller } from '../../local/testing/caller.ts';
import { changedOutcomes, type Book, type BookOutcome } from './book.ts';
import { compare, type Tally } from './compare.ts';
import { familyOf } from './families.ts';
import { mailsOf } from './outbox.ts';
import type { PlayedDay } from './readBack.ts';

/** The mails about corrections: each family whose result changed has one, with the result now and before. */
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
  const mails = (await mailsOf(origin)).filter(({ subject }) => subject.startsWith('Corrected result'));
  const found = mails.flatMap(({ to, text }) => {
    const event = /A result in (.+?) at /.exec(text ?? '')?.[1] ?? '';
    const skaters = (text ?? '').matchAll(/^(.+)\nNow: (.+)\nBefore: (.+)$/gm);
    return [...skaters].map(
      ([, name = '', now, before]) => [`${to.join()} ${event} ${name}`, [now, before]] as const,
    );
  });
  return compare(expected, found);
}

function textOf({ place, total, points }: BookOutcome): string {
  const score = total === null ? '' : `, total ${(total / 10).toFixed(1)}`;
  return `${place === null ? 'no place' : `place ${String(place)}`}${score}, ${String(points)} ${points === 1 ? 'point' : 'points'}`;
}
