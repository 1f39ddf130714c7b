import { recheckEntry, type RecheckContext, type RecheckedEntryResult } from './recheckEntry.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** So many entries are looked at together: each asks the registry and its family's entries. */
const CONCURRENCY = 10;

/** After so many rounds without an answer a registry is not waited for any more: a call has ten seconds. */
const MAX_SILENT_ROUNDS = 2;

/** What became of a page of entries. */
export interface RecheckedPage {
  readonly rechecked: readonly RecheckedEntryResult[];
  /** Left as they are, because the registry did not answer. */
  readonly unanswered: number;
}

/** Looks at entries again, a few at a time, for as long as the registry answers. */
export async function recheckAll(
  entries: readonly StoredEntry[],
  context: RecheckContext,
): Promise<RecheckedPage> {
  const rechecked: RecheckedEntryResult[] = [];
  let [unanswered, silentRounds] = [0, 0];
  for (let start = 0; start < entries.length; start += CONCURRENCY) {
    const some = entries.slice(start, start + CONCURRENCY);
    if (silentRounds === MAX_SILENT_ROUNDS) {
      unanswered += some.length;
      continue;
    }
    const found = await Promise.all(some.map((entry) => recheckEntry(entry, context)));
    if (found.includes('unanswered')) silentRounds += 1;
    unanswered += found.filter((one) => one === 'unanswered').length;
    rechecked.push(...found.filter((one) => one !== null && one !== 'unanswered'));
  }
  return { rechecked, unanswered };
}
