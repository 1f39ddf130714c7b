import type { EntryProblem } from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';
import { assignPlaces } from '../capacity/assignPlaces.ts';
import type { SubmittedKind } from './newEntry.ts';
import { loadFacts, type SubmitBody, type SubmitRequest } from './loadSubmission.ts';
import { checkSubmission } from './submitEntry.ts';

/**
 * Previews a submit: its problems, or the state that the entry would have. Nothing is written.
 * @throws {ApiError} ValidationFailed: event or competitionId MustAvailable for a programme that never fits
 */
export async function previewEntry<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  request: SubmitRequest<Body>,
): Promise<{ readonly problems: readonly EntryProblem[] } | { readonly state: 'confirmed' | 'waiting' }> {
  const facts = await loadFacts(kind, request);
  const checked = await checkSubmission(kind, request, facts);
  if ('problems' in checked) return { problems: checked.problems };
  const { entry, competition, form } = checked;
  const counters = limitCounters(await capacityItemsOf(competition.id));
  const limits = limitsOf(form, competition);
  const { state } = assignPlaces(null, entry, { counters, limits, now: request.now });
  return { state: state === 'waiting' ? 'waiting' : 'confirmed' };
}
