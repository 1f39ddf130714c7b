import { labelItem } from '../../functions/store/entering/entries/labels.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { COMPETITION_IDS } from './competitions.ts';
import type { DemoItem } from './items.ts';

/** Every so many of the open competition's skaters have a label. */
const PAPER = 9;
const DESK = 4;

/** Entries as an organiser has labelled them: paper that came in, and who pays at the desk. */
export function withLabels(entries: readonly StoredEntry[]): StoredEntry[] {
  const own = entries.filter(
    ({ competitionId, kind, state }) =>
      competitionId === COMPETITION_IDS.open && kind === 'individual' && state === 'confirmed',
  );
  const paper = new Set(own.filter((_, index) => index % PAPER === 0).map(({ id }) => id));
  const unpaid = own.filter(({ paymentState }) => paymentState === 'unpaid');
  const desk = new Set(unpaid.filter((_, index) => index % DESK === 0).map(({ id }) => id));
  return entries.map((entry) => ({
    ...entry,
    labels: [
      ...(paper.has(entry.id) ? ['Paper waiver in'] : []),
      ...(desk.has(entry.id) ? ['Pays at the desk'] : []),
    ],
  }));
}

/** How many entries of the open competition have each label. */
export function labelItems(entries: readonly StoredEntry[]): DemoItem[] {
  const names = entries.flatMap(({ labels }) => labels);
  const counts = Map.groupBy(names, (name) => name);
  return [
    labelItem(
      COMPETITION_IDS.open,
      [...counts].map(([name, some]) => ({ name, entries: some.length })),
    ),
  ];
}
