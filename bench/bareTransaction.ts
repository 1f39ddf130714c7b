import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { newIndividualEntry } from '../functions/services/entering/entries/submit/newEntry.ts';
import { newEntryWrites } from '../functions/services/entering/entries/submit/storeNewEntry.ts';
import { idempotencyKey } from '../functions/store/keys.ts';
import { currentTime } from '../local/clock.ts';
import { individualEntryBody } from '../shared/contract/entering/entries/entryBodies.ts';
import { limitsOf } from '../shared/domain/entering/capacity/limits.ts';
import { entryBody, HOME_RINK, type OpenCompetition } from './familySubmit.ts';

/** Sends the items and conditions of a submit as one transaction, by the SDK alone. Its making is not measured. */
export function bareTransaction(
  database: DynamoDBDocumentClient,
  target: OpenCompetition,
  fullName: string,
): () => Promise<unknown> {
  const { competition, form } = target;
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
}
