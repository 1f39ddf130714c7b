import { randomUUID } from 'node:crypto';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { loadOpenCompetition, submit } from './familySubmit.ts';
import { startRecordedHost, type RecordedHost } from './recordedHost.ts';
import { atMost, reported, units, type Row } from './row.ts';

/** Units of a submit with few entries stored and with a thousand: they must not differ. */
export async function submitUnits(dataDirectory: string): Promise<Row[]> {
  const host = await startRecordedHost(dataDirectory, 'skater@demo.rinkside.example');
  try {
    const small = await submitted(host, COMPETITION_IDS.closingToday);
    const large = await submitted(host, COMPETITION_IDS.open);
    return [
      reported('submit of four events where few have entered', units(small.units)),
      atMost('the same where 963 skaters have entered', large.units, small.units, units),
      reported('calls of a submit to the database', large.calls),
    ];
  } finally {
    await host.stop();
  }
}

async function submitted({ client, record }: RecordedHost, competitionId: string) {
  const target = await loadOpenCompetition(client, competitionId);
  return record(() => submit(client, target, `Recorded ${randomUUID()}`));
}
