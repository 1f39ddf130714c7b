import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { labelsKey } from '../../keys.ts';
import type { StoredEntry } from './storedEntry.ts';

/** Before each label's attribute, so that no label has the name of a key. */
const PREFIX = 'label#';

/** The labels of a competition's entries, by name, with the number of entries that have each. */
export async function labelsInUse(competitionId: string): Promise<{ name: string; entries: number }[]> {
  const item = await getItem(labelsKey(competitionId));
  return Object.entries(item ?? {})
    .flatMap(([name, count]) =>
      name.startsWith(PREFIX) ? [{ name: name.slice(PREFIX.length), entries: Number(count) }] : [],
    )
    .filter(({ entries }) => entries > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The counts as so many changes of entries would have left them. */
export function labelItem(
  competitionId: string,
  labels: readonly { readonly name: string; readonly entries: number }[],
) {
  const counts = labels.map(({ name, entries }) => [PREFIX + name, entries] as const);
  return { ...labelsKey(competitionId), type: 'labels', ...Object.fromEntries(counts) };
}

/** Counts the labels that an entry gains or loses; none if they stay. */
export function labelWrites(before: StoredEntry, after: StoredEntry): TransactItem[] {
  const added = after.labels.filter((label) => !before.labels.includes(label));
  const removed = before.labels.filter((label) => !after.labels.includes(label));
  const counts = [
    ...added.map((label) => [label, 1] as const),
    ...removed.map((label) => [label, -1] as const),
  ];
  return counts.length === 0 ? [] : [countWrite(after.competitionId, counts)];
}

function countWrite(competitionId: string, counts: readonly (readonly [string, number])[]): TransactItem {
  const placeholders = counts.map(([label, count], index) => ({ label, count, short: `l${String(index)}` }));
  return updateWrite(labelsKey(competitionId), {
    update: `ADD ${placeholders.map(({ short }) => `#${short} :${short}`).join(', ')}`,
    names: Object.fromEntries(placeholders.map(({ short, label }) => [`#${short}`, PREFIX + label])),
    values: Object.fromEntries(placeholders.map(({ short, count }) => [`:${short}`, count])),
  });
}
