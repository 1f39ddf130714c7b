import { randomUUID } from 'node:crypto';
import { transact } from '../../functions/platform/table/transaction.ts';
import { createWrite } from '../../functions/platform/table/writes.ts';
import { newPlaceholderWrites } from '../../functions/store/people/accounts/placeholders.ts';
import { entryItem } from '../../functions/store/entering/entries/items.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';

/** A family that is entered from paper by its address, with a copy of an entry. @returns its placeholder's id */
export async function stagedPlaceholder(entry: StoredEntry, now: Date): Promise<string> {
  const id = randomUUID();
  const email = `${id}@families.test.example`;
  await transact([
    ...newPlaceholderWrites({
      type: 'placeholder',
      id,
      competitionId: entry.competitionId,
      email,
      name: 'Mia Paper',
      createdAt: now.toISOString(),
      invitedAt: null,
      takenBy: null,
    }),
    createWrite(entryItem({ ...entry, id: `${entry.id}P`, accountId: id, placeholder: { email } })),
  ]);
  return id;
}
