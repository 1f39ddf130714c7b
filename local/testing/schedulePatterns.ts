import { ulid } from 'ulidx';
import * as store from '../../functions/store/planning/draft/repository.ts';
import { draftFlightsOf } from '../../functions/store/planning/draft/draftFlightsRepository.ts';
import * as plans from '../../functions/store/planning/draft/planSwitch.ts';
import type { StoredDraftParts } from '../../functions/store/planning/draft/storedDraft.ts';

/** The reads and writes of a schedule's draft, with a day of one surface and one event. */
export async function schedulePatterns({ id: competitionId }: { readonly id: string }, now: Date) {
  const parts = (version: number): StoredDraftParts => ({
    tracks: [{ surfaceId: 'a', date: '2027-01-06', version, blocks: [] }],
    events: [{ eventId: 'freestyle.freestyle-4', version, isFrozen: false, flights: [] }],
    panels: [],
  });
  const plan = ulid(now.getTime());
  const empty = await store.findScheduleDraft(competitionId);
  await store.changeScheduleDraft(competitionId, empty, parts(0), { newPlan: plan, extraWrites: [] });
  const next = ulid(now.getTime());
  return {
    draftFlightsOf: () => draftFlightsOf(competitionId, ['freestyle.freestyle-4']),
    findDraftStamp: () => store.findDraftStamp(competitionId),
    findScheduleDraft: () => store.findScheduleDraft(competitionId),
    changeScheduleDraft: async () => {
      const draft = { ...empty, plan, generation: 1, revision: 1 };
      await store.changeScheduleDraft(competitionId, draft, parts(1), { newPlan: '', extraWrites: [] });
    },
    storeScheduleDraft: () =>
      plans.storeScheduleDraft(
        competitionId,
        { ...empty, plan, generation: 1, revision: 2 },
        { generation: 2, revision: 3, plan: next, seed: 7, plannedAt: now.toISOString(), ...parts(1) },
        [],
      ),
    deleteOldPlans: () => plans.deleteOldPlans(competitionId, { plan: next, replaced: plan }, now),
    deletePlan: () => plans.deletePlan(competitionId, plan, parts(1)),
  };
}
