import * as z from 'zod/mini';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { ProductClient } from './client.ts';
import { startHostWithDatabase } from './database.ts';
import { startRecordingProxy, type RecordingProxy } from './recordingProxy.ts';
import { atMost, told, units, type Row } from './row.ts';

const page = z.object({ data: z.array(z.unknown()), nextCursor: z.nullable(z.string()) });

interface MeasuredPage {
  readonly rows: number;
  readonly units: number;
  readonly calls: string;
}

/** What the dearest page may cost beside the cheapest full one: rows differ in how long names are. */
const SPREAD = 1.15;

/**
 * Capacity units that the pages of the list of skaters consume, counted by the database for every
 * call that the handler makes: session, competition and list.
 */
export async function listPages(dataDirectory: string): Promise<Row[]> {
  const proxy = await startRecordingProxy();
  const host = await startHostWithDatabase(dataDirectory, proxy.url);
  proxy.target = host.databaseUrl;
  const client = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  try {
    const measure = (competitionId: string, query: string) => measured(client, proxy, competitionId, query);
    const large = await allPages(measure, COMPETITION_IDS.open);
    const small = await allPages(measure, COMPETITION_IDS.closed);
    const search = await measure(COMPETITION_IDS.open, '?search=lam');
    return rowsOf(large, small, search);
  } finally {
    client.close();
    proxy.close();
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

async function measured(client: ProductClient, proxy: RecordingProxy, competitionId: string, query: string) {
  proxy.take();
  const answer = page.parse(await client.get(`/api/competitions/${competitionId}/skaters${query}`));
  const calls = proxy.take();
  if (calls.length === 0) throw new Error('The functions did not ask the database by way of the recorder');
  return {
    rows: answer.data.length,
    units: calls.reduce((sum, call) => sum + call.units, 0),
    calls: calls
      .map(({ operation }) => operation)
      .sort()
      .join(', '),
    cursor: answer.nextCursor,
  };
}

function rowsOf(large: readonly MeasuredPage[], small: readonly MeasuredPage[], search: MeasuredPage): Row[] {
  const full = large.filter(({ rows }) => rows === large[0]?.rows);
  const costs = full.map((one) => one.units);
  const [first, middle, last, only] = [large[0], large[large.length >> 1], large.at(-1), small[0]];
  if (!first || !middle || !last || !only) throw new Error('The lists are empty');
  const skaters = large.reduce((sum, { rows }) => sum + rows, 0);
  const name = (which: string, { rows }: MeasuredPage) => `${which} of ${skaters} skaters, ${rows} rows`;
  const perRow = (one: MeasuredPage) => (one.units / one.rows) * first.rows;
  return [
    told(name('first page', first), units(first.units)),
    told(name('middle page', middle), units(middle.units)),
    told(name(`last page (${large.length})`, last), units(last.units)),
    atMost(name('dearest full page', first), Math.max(...costs), Math.min(...costs) * SPREAD, units),
    atMost(
      `first page, beside one of ${only.rows} skaters (${units(only.units)}) made as long`,
      first.units,
      perRow(only) * SPREAD,
      units,
    ),
    atMost(`search "lam", ${search.rows} rows`, search.units, Math.max(...costs), units),
    told(
      'calls of a page to the database',
      new Set(large.map(({ calls }) => calls)).size === 1 ? first.calls : 'differ',
    ),
  ];
}
