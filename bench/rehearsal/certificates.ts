import { readPdf } from '../../functions/platform/documents/readPdf.testing.ts';
import { Caller } from '../../local/testing/caller.ts';
import { outcomesOf, type Book } from './book.ts';
import { compare, type Tally } from './compare.ts';
import type { PlayedDay } from './readBack.ts';

/**
 * A certificate for each place, flight by flight, and what a stranger is answered who scans it: skater, event, day and
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
    flights.map(({ id, date, programmeIds }) => {
      const event = events.get(eventOf.get(id) ?? '') ?? '';
      const printed = outcomesOf(book, id, programmeIds).flatMap(({ programmeId, place }) => {
        // Guardians who do not choose have the given name published.
        const [givenName = ''] = (names.get(programmeId) ?? '').split(' ');
        return place === null ? [] : [`${event} ${date} ${String(place)} ${givenName}`];
      });
      return [id, printed.sort()] as const;
    }),
  );
  const stranger = new Caller(origin);
  const found: [string, string[]][] = [];
  for (const { id } of flights) {
    const { links } = await readPdf(await drawn(origin, admin, competitionId, id));
    const printed: string[] = [];
    for (const link of links) {
      const [flightId = '', code = ''] = new URL(link).pathname.split('/').slice(-2).map(decodeURIComponent);
      const answer = await stranger.data('verifyCertificate', { params: { ...params, flightId, code } });
      const { name, event, date, place, replacedAt } = answer;
      printed.push(
        `${event.format} ${event.level} ${date} ${String(place)} ${name ?? ''}${replacedAt === null ? '' : ' replaced'}`,
      );
    }
    found.push([id, printed.sort()]);
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
