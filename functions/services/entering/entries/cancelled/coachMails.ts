import type { CancelledEvent } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { isRehearsal } from '../../../../../shared/domain/core/competitions/rehearsalId.ts';
import { allEntriesOfCompetition } from '../../../../store/entering/duplicates/repository.ts';
import { isErased } from '../../../../store/entering/entries/people.ts';
import { storeCancelledMail } from '../../../../store/entering/followUps/cancelledMails.ts';
import { canonicalCoach, coachesWithMerged } from '../../../people/coaches/coachesWithMerged.ts';

/** Leaves a mail for each coach whose pupils left a cancelled event. It may be repeated: each coach gets one. */
export async function storeCoachMails(
  competitionId: string,
  { id: eventId, at: cancelledAt }: CancelledEvent,
  now: Date,
): Promise<void> {
  if (isRehearsal(competitionId)) return;
  const pupils = (await allEntriesOfCompetition(competitionId)).flatMap((entry) => {
    const hasLeft = entry.cancelledEvents?.some(({ id, at }) => id === eventId && at === cancelledAt);
    const coachId = entry.entryCoach?.id;
    return hasLeft === true && coachId && !isErased(entry) ? [{ entryId: entry.id, coachId }] : [];
  });
  const coaches = await coachesWithMerged([...new Set(pupils.map(({ coachId }) => coachId))]);
  const byCoach = Map.groupBy(pupils, ({ coachId }) => canonicalCoach(coaches, coachId)?.id);
  for (const [coachId, own] of byCoach)
    if (coachId !== undefined)
      await storeCancelledMail({
        competitionId,
        eventId,
        cancelledAt,
        coachId,
        entryIds: own.map(({ entryId }) => entryId),
        at: now.toISOString(),
      });
}
