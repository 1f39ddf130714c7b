import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { limitsOf } from '../shared/domain/capacity/limits.ts';
import { newIndividualEntry } from '../functions/services/entries/submit/newEntry.ts';
import { newEntryWrites } from '../functions/services/entries/submit/storeNewEntry.ts';
import { idempotencyKey } from '../functions/store/keys.ts';
import { currentTime } from '../local/clock.ts';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { individualEntryBody } from '../shared/contract/entries/entryBodies.ts';
import { ProductClient } from './client.ts';
import { entryBody, HOME_RINK, submit } from './familySubmit.ts';
import { databaseClient, startHostWithDatabase } from './database.ts';
import { atMost, median, milliseconds, times, reported, type Row } from './row.ts';
import { unlimitedCompetition } from './unlimitedCompetition.ts';

/** Four events each; the rate limit allows a family 352 in a quarter of an hour. */
const WARM_UP = 20;
const ROUNDS = 60;

/**
 * A family's submit of four events over HTTP, compared with its bare transaction: the same items and
 * conditions, sent to the same database by the SDK alone. They alternate, so that other load on the machine
 * slows both.
 */
export async function submitBesideTransaction(dataDirectory: string): Promise<Row[]> {
  const host = await startHostWithDatabase(dataDirectory);
  const family = await new ProductClient(host.origin).logIn('skater@demo.rinkside.example');
  const administrator = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  const database = databaseClient(host);
  process.env['TABLE_NAME'] = host.tableName;
  try {
    const target = await unlimitedCompetition(administrator, COMPETITION_IDS.closingToday);
    const { competition, form } = target;
    const transaction = (fullName: string) => {
      const entry = newIndividualEntry(individualEntryBody.parse(entryBody(target, fullName)), {
        accountId: 'bench',
        competition: { ...competition, formVersion: form.version },
        form,
        rink: { homeIsiRink: HOME_RINK, homeRinkId: null },
        now: currentTime(),
      });
      const writes = newEntryWrites(entry, limitsOf(form, competition), {
        recordKey: idempotencyKey('bench', randomUUID()),
        requestHash: randomUUID(),
      });
      const command = new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) });
      return () => database.send(command);
    };
    const submits: number[] = [];
    const transactions: number[] = [];
    const sessions: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const unique = `${randomUUID()} ${round}`;
      const submitted = await timed(() => submit(family, target, `Submitted ${unique}`));
      const written = await timed(transaction(`Written ${unique}`));
      const asked = await timed(() => family.get('/api/auth/users'));
      if (round < WARM_UP) continue;
      submits.push(submitted);
      transactions.push(written);
      sessions.push(asked);
    }
    return [
      reported(`submit of four events over HTTP, median of ${ROUNDS}`, milliseconds(median(submits))),
      reported('the bare transaction of the same items', milliseconds(median(transactions))),
      reported('a call over HTTP that reads its session alone', milliseconds(median(sessions))),
      atMost('a submit beside its bare transaction', median(submits) / median(transactions), 2, times),
    ];
  } finally {
    family.close();
    administrator.close();
    database.destroy();
    await host.stop();
  }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}
