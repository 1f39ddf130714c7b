import { MAX_LABELS, type LabelledEntry } from '../../../../../shared/contract/entering/entries/labels.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { entryById } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';

type LabelRequest = ParsedRequest<'labelEntries'>['body'] & {
  readonly competitionId: string;
  /** The account that labels them. */
  readonly by: string;
  readonly now: Date;
};

/**
 * Puts a label on entries or takes it off, each with a record in its history. A label holds for any version
 * of an entry, so a change in between is no conflict; a repeat changes nothing.
 * @throws {ApiError} NotFound for the competition; Busy
 */
export async function labelEntries(request: LabelRequest): Promise<LabelledEntry[]> {
  if (!(await findCompetition(request.competitionId))) throw new ApiError('NotFound');
  const ids = [...new Set(request.entries)];
  return Promise.all(ids.map((id) => retryOnVersionConflict(() => labelEntry(id, request))));
}

async function labelEntry(
  id: string,
  { competitionId, label, as, by, now }: LabelRequest,
): Promise<LabelledEntry> {
  const entry = await entryById(id);
  if (entry?.competitionId !== competitionId) return { id, refused: 'NotFound', changed: false };
  if (entry.labels.includes(label) === (as === 'added')) return { id, refused: null, changed: false };
  const labels = as === 'added' ? [...entry.labels, label] : entry.labels.filter((one) => one !== label);
  if (labels.length > MAX_LABELS) return { id, refused: 'TooMany', changed: false };
  await saveEntry<StoredEntry>(entry, { ...entry, labels }, { action: 'labelled', by, now });
  return { id, refused: null, changed: true };
}
