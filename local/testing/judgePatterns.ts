import * as mails from '../../functions/store/planning/panels/mailRepository.ts';
import * as judges from '../../functions/store/planning/panels/repository.ts';
import { changeScheduleDraft, findScheduleDraft } from '../../functions/store/planning/draft/repository.ts';

/** The reads and writes of a competition's judges, with one who was asked by a mail. */
export async function judgePatterns({ id: competitionId }: { readonly id: string }, now: Date) {
  const at = now.toISOString();
  const coachId = 'STAGEDCOACH';
  const judge = (id: string) => ({
    type: 'judge' as const,
    competitionId,
    coachId: id,
    state: 'asked' as const,
    available: null,
    askedAt: at,
    answeredAt: null,
    version: 0,
  });
  const mail = { competitionId, coachId, mail: 'invitation', at };
  await judges.storeJudges([...judges.judgeWrites(judge(coachId), 0), mails.judgeMailWrite(mail)]);
  const before = await findScheduleDraft(competitionId);
  if (before.generation === 0)
    await changeScheduleDraft(
      competitionId,
      before,
      { tracks: [], events: [], panels: [] },
      { newPlan: 'STAGEDPLAN', extraWrites: [] },
    );
  const report = { type: 'panelReport' as const, competitionId, number: 1, madeAt: at, by: 'A1', panels: [] };
  return {
    judgeRecordsOf: () => judges.judgeRecordsOf(competitionId),
    findJudge: () => judges.findJudge(competitionId, coachId),
    competitionIdsOfJudge: () => judges.competitionIdsOfJudge(coachId),
    storeJudges: () => judges.storeJudges(judges.judgeWrites(judge('OTHERCOACH'), 0)),
    storeReport: async () => judges.storeReport(report, await findScheduleDraft(competitionId)),
  };
}
