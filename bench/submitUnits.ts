import { randomUUID } from 'node:crypto';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import type { ProductClient } from './client.ts';
import { confirmedFamily } from './confirmedFamily.ts';
import { loadOpenCompetition, submit, type OpenCompetition } from './familySubmit.ts';
import { mailsSent } from './mailsSent.ts';
import { startRecordedHost, type RecordedHost } from './recordedHost.ts';
import { atMost, reported, units, type Row } from './row.ts';

/** Entries that a coach's account has when its last one is measured. */
const ENTRIES = 47;

/**
 * Units of a submit with few entries stored and with a thousand, of the account's second skater and of its
 * forty-eighth: they must not differ.
 */
export async function submitUnits(dataDirectory: string): Promise<Row[]> {
  const host = await startRecordedHost(dataDirectory, 'skater@demo.rinkside.example');
  try {
    const small = await loadOpenCompetition(host.client, COMPETITION_IDS.closingToday);
    const large = await loadOpenCompetition(host.client, COMPETITION_IDS.open);
    const [few, many] = [
      await submitted(host, host.client, small),
      await submitted(host, host.client, large),
    ];
    const coach = await confirmedFamily(host.origin);
    await submitted(host, coach, small);
    const second = await submitted(host, coach, small);
    for (let entries = 2; entries < ENTRIES; entries++) await submitted(host, coach, small);
    const last = await submitted(host, coach, small);
    coach.close();
    return [
      reported('submit of four events where few have entered', units(few.units)),
      atMost('the same where 963 skaters have entered', many.units, few.units, units),
      reported('submit of an account’s second skater', units(second.units)),
      atMost(`the same with ${ENTRIES} entries`, last.units, second.units, units),
      reported('calls of a submit to the database', last.calls),
    ];
  } finally {
    await host.stop();
  }
}

async function submitted({ origin, record }: RecordedHost, client: ProductClient, target: OpenCompetition) {
  await mailsSent(origin);
  return record(() => submit(client, target, `Recorded ${randomUUID()}`));
}
