import * as z from 'zod/mini';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { startRecordedHost, type RecordedHost } from './recordedHost.ts';
import { atMost, kibibytes, reported, units, type Row } from './row.ts';

const page = z.object({ data: z.array(z.unknown()), nextCursor: z.nullable(z.string()) });

interface MeasuredPage {
  readonly rows: number;
  readonly units: number;
  /** The share of the database's bytes that the answer shows. */
  readonly shown: number;
  readonly calls: string;
}

/** Of a page of fifty skaters. */
const MAX_UNITS = 7;
const MAX_KIBIBYTES = 7;

/** How much more the dearest page may cost than the cheapest full one: rows differ by the length of names. */
const SPREAD = 1.15;

/**
 * Capacity units of the pages of the list of skaters, as the database counts them for every call of the
 * handler: session, competition and list.
 */
export async function listPages(dataDirectory: string): Promise<Row[]> {
  const host = await startRecordedHost(dataDirectory, 'superadmin@demo.rinkside.example');
  try {
    const measure = (competitionId: string, query: string) => measured(host, competitionId, query);
    const large = await allPages(measure, COMPETITION_IDS.open);
    const small = await allPages(measure, COMPETITION_IDS.closingToday);
    const search = await measure(COMPETITION_IDS.open, '?search=lam');
    const wire = await host.client.wireBytes(`/api/competitions/${COMPETITION_IDS.open}/skaters`);
    return rowsOf(large, small, search, wire);
  } finally {
    await host.stop();
  }
}

type Measure = (competitionId: string, query: string) => Promise<MeasuredPage & { cursor: string | null }>;

async function allPages(measure: Measure, competitionId: string): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const one = await measure(competitionId, query);
    pages.push(one);
    cursor = one.cursor;
  } while (cursor !== null);
  return pages;
}

async function measured({ client, record }: RecordedHost, competitionId: string, query: string) {
  const address = `/api/competitions/${competitionId}/skaters${query}`;
  const { answer, units, bytes, calls } = await record(async () => page.parse(await client.get(address)));
  const shown = Buffer.byteLength(JSON.stringify(answer.data)) / bytes;
  return { rows: answer.data.length, units, shown, calls, cursor: answer.nextCursor };
}

function rowsOf(
  large: readonly MeasuredPage[],
  small: readonly MeasuredPage[],
  search: MeasuredPage,
  wire: number,
): Row[] {
  const full = large.filter(({ rows }) => rows === large[0]?.rows);
  const costs = full.map((one) => one.units);
  const [first, middle, last, only] = [large[0], large[large.length >> 1], large.at(-1), small[0]];
  if (!first || !middle || !last || !only) throw new Error('The lists are empty');
  const skaters = large.reduce((sum, { rows }) => sum + rows, 0);
  const name = (which: string, { rows }: MeasuredPage) => `${which} of ${skaters} skaters, ${rows} rows`;
  const asLong = (only.units / only.rows) * first.rows;
  return [
    atMost(name('first page', first), first.units, MAX_UNITS, units),
    atMost(`${name('first page', first)}, on the wire`, wire, MAX_KIBIBYTES * 1024, kibibytes),
    reported(`${name('first page', first)}: bytes shown ÷ bytes read`, first.shown.toFixed(2)),
    reported(name('middle page', middle), units(middle.units)),
    reported(name(`last page (${large.length})`, last), units(last.units)),
    atMost(name('dearest full page', first), Math.max(...costs), Math.min(...costs) * SPREAD, units),
    atMost(
      `the same beside the page of a competition of ${only.rows} (${units(only.units)})`,
      Math.max(...costs),
      asLong * SPREAD,
      units,
    ),
    atMost(`search "lam", ${search.rows} rows`, search.units, Math.max(...costs), units),
    reported(
      'calls of a page to the database',
      new Set(large.map(({ calls }) => calls)).size === 1 ? first.calls : 'differ',
    ),
  ];
}
