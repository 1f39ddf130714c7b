import { wait } from '../functions/platform/retry.ts';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { startRecordedHost } from './recordedHost.ts';
import { atMost, reported, units, type Row } from './row.ts';

const RUNS = `/api/competitions/${COMPETITION_IDS.closed}/day/runs`;
/** Asked every ten seconds by the desk of results, of a day that runs. */
const FLIGHT_RESULTS = `/api/competitions/${COMPETITION_IDS.today}/flight-results`;
const PANELS = `/api/competitions/${COMPETITION_IDS.today}/panels`;

interface Runs {
  readonly data: {
    readonly runs: readonly {
      readonly flights: readonly {
        readonly id: string;
        readonly starters: readonly { readonly programmeId: string }[];
      }[];
    }[];
  };
}

/** The session's check and the sign-in rules are 2.5 units, and the day's stamp 1. */
const QUIET = 3.5;
/** A process that has read nothing yet. */
const FIRST_RUNS = 55;
/** After a check-in: the day's taps, and none of the entries. */
const CHANGED = 12;
/** A poll of the results, with what each flight waits for. */
const RESULTS = 60;
/** No unit for each flight that has begun. */
const RUNNING_PANELS = 40;
/** What a page reads of the competition when it is opened. */
const FIRST = { awards: 60, doubles: 60, panels: 60, sheets: 30 };
/** What a page asks for again: sheets half a unit a flight that has some, readers the mails of all of them. */
const AGAIN = { sheets: 8, 'schedule/readers': 40 };
/** Seconds after which a process would have read everything again until November 2026. */
const AGE = 16;

/** Units of what every desk of a competition with 300 skaters asks each four seconds. */
export async function dayPolls(dataDirectory: string): Promise<Row[]> {
  const host = await startRecordedHost(dataDirectory, 'superadmin@demo.rinkside.example');
  const poll = () => host.record(async () => (await host.client.get(RUNS)) as Runs);
  try {
    const first = await poll();
    const quiet = await poll();
    await wait(AGE * 1_000);
    const aged = await poll();
    const [flight] = first.answer.data.runs.flatMap(({ flights }) => flights);
    const [starter] = flight?.starters ?? [];
    if (!flight || !starter) throw new Error('The competition has flights');
    const place = `/api/competitions/${COMPETITION_IDS.closed}/flights/${flight.id}/starters/${starter.programmeId}`;
    await host.client.post(`${place}/check-in`, {});
    const changed = await poll();
    await host.record(() => host.client.get(FLIGHT_RESULTS));
    const results = await host.record(() => host.client.get(FLIGHT_RESULTS));
    const panels = await host.record(() => host.client.get(PANELS));
    const pages: Row[] = [atMost('panels of a running day', panels.units, RUNNING_PANELS, units)];
    for (const [page, most] of Object.entries(FIRST)) {
      const path = `/api/competitions/${COMPETITION_IDS.closed}/${page}`;
      const opened = await host.record(() => host.client.get(path));
      pages.push(atMost(`the first answer of ${page}`, opened.units, most, units));
    }
    for (const [page, most] of Object.entries(AGAIN)) {
      const path = `/api/competitions/${COMPETITION_IDS.closed}/${page}`;
      await host.record(() => host.client.get(path));
      const again = await host.record(() => host.client.get(path));
      pages.push(atMost(`another answer of ${page}`, again.units, most, units));
    }
    return [
      atMost('the first poll of a day’s runs', first.units, FIRST_RUNS, units),
      atMost('a poll while nothing changes', quiet.units, QUIET, units),
      atMost(`the same ${String(AGE)} s later`, aged.units, QUIET, units),
      atMost('a poll after a check-in', changed.units, CHANGED, units),
      atMost('a poll of a running day’s results', results.units, RESULTS, units),
      ...pages,
      reported('calls of a poll while nothing changes', quiet.calls),
    ];
  } finally {
    await host.stop();
  }
}
