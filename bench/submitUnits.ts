import { randomUUID } from 'node:crypto';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { openMeet, submit } from './familySubmit.ts';
import { startRecordedHost, type RecordedHost } from './recordedHost.ts';
import { atMost, told, units, type Row } from './row.ts';

/** Units of a submit where few have entered and where a thousand have: they must not differ. */
export async function submitUnits(dataDirectory: string): Promise<Row[]> {
  const host = await startRecordedHost(dataDirectory, 'skater@demo.rinkside.example');
  try {
    const small = await submitted(host, COMPETITION_IDS.closingToday);
    const large = await submitted(host, COMPETITION_IDS.open);
    return [
      told('submit of four events where few have entered', units(small.units)),
      atMost('the same where 963 skaters have entered', large.units, small.units, units),
      told('calls of a submit to the database', large.calls),
    ];
  } finally {
    await host.stop();
  }
}

async function submitted({ client, record }: RecordedHost, competitionId: string) {
  const meet = await openMeet(client, competitionId);
  return record(() => submit(client, meet, `Recorded ${randomUUID()}`));
}
