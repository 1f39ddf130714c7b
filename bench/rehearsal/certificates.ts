import { readPdf } from '../../functions/services/documents/pdf/readPdf.testing.ts';
import { Caller } from '../../local/testing/caller.ts';
import { outcomesOf, type Book } from './book.ts';
import { compare, type Tally } from './compare.ts';
import type { PlayedDay } from './readBack.ts';

/**
 * A certificate for each place, drawn flight by flight, and what a stranger is answered who scans it: skater, event, day and
 * place.
 */
export async function certificates(
  origin: string,
  admin: Caller,
  { competitionId, flights, names }: PlayedDay,
  book: Book,
): Promise<Tally> {
  const params = { competitionId };
  const listed = await admin.data('listFlightResults', { params });
  const eventOf = new Map(listed.flights.map(({ id, eventId }) => [id, eventId]));
  const events = new Map(listed.events.map(({ id, format, level }) => [id, `${format} ${level}`]));
  const expected = new Map(
    flights.flatMap(({ id, date, programmeIds }) =>
      outcomesOf(book, id, programmeIds).flatMap(({ programmeId, place }) => {
        const event = events.get(eventOf.get(id) ?? '') ?? '';
        return place === null ? [] : [[`${event} ${names.get(programmeId) ?? ''}`, [date, place]] as const];
      }),
    ),
  );
  const stranger = new Caller(origin);
  const found: [string, unknown][] = [];
  for (const { id } of flights) {
    const { links } = await readPdf(await drawn(origin, admin, competitionId, id));
    for (const link of links) {
      const [flightId = '', code = ''] = new URL(link).pathname.split('/').slice(-2).map(decodeURIComponent);
      const answer = await stranger.data('verifyCertificate', { params: { ...params, flightId, code } });
      const { name, event, date, place, replacedAt } = answer;
      found.push([
        `${event.format} ${event.level} ${name ?? ''}`,
        replacedAt === null ? [date, place] : replacedAt,
      ]);
    }
  }
  return compare(expected, found);
}

/** The certificates of a flight as a browser fetches them. */
async function drawn(
  origin: string,
  { cookie }: Caller,
  competitionId: string,
  flightId: string,
): Promise<Uint8Array> {
  const url = new URL(`/api/competitions/${competitionId}/awards/document`, origin);
  url.search = new URLSearchParams({ document: 'certificates', paper: 'a4', flight: flightId }).toString();
  const reply = await fetch(url, { headers: { cookie: cookie ?? '' } });
  if (reply.status !== 200) throw new Error(`getAwardDocument: ${String(reply.status)}`);
  return new Uint8Array(await reply.arrayBuffer());
}
