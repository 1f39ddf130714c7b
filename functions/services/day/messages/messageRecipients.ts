import { allEntriesOfCompetition } from '../../../store/entering/duplicates/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { canonicalCoach, coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { dayOfMessages, judgesOf, meant, type MessageSubject } from './messageMeaning.ts';

/** Whom a message is for. */
export interface MessageAudience extends MessageSubject {
  readonly competitionId: string;
  readonly toCoaches: boolean;
  readonly toJudges: boolean;
}

export interface MessageRecipients {
  /** Families by account, each with the entries that make it one. */
  readonly families: ReadonlyMap<string, readonly StoredEntry[]>;
  /** Coaches and judges, each once. */
  readonly coaches: readonly StoredCoach[];
  /** Those of them who judge. */
  readonly judgeIds: ReadonlySet<string>;
}

/** Whom a message of an instant is for, as the entries and the published schedule are now. */
export async function messageRecipients(audience: MessageAudience, at: string): Promise<MessageRecipients> {
  const { competitionId, to, toJudges } = audience;
  const [entries, published] = await Promise.all([
    allEntriesOfCompetition(competitionId),
    to === 'today' || to === 'flight' || toJudges ? publishedPlan(competitionId) : null,
  ]);
  const day = await dayOfMessages(competitionId, published, [audience]);
  const { isForEntry, isForFlight } = meant({ ...audience, at }, day);
  const chosen = entries.filter((entry) => !isErased(entry) && isForEntry(entry));
  const judges = toJudges && day.published ? judgesOf(day.published.plan, isForFlight) : [];
  const coachIds = [
    ...(audience.toCoaches ? chosen.flatMap(({ entryCoach }) => entryCoach?.id ?? []) : []),
    ...judges,
  ];
  const known = await coachesWithMerged([...new Set(coachIds)]);
  const coaches = coachIds.flatMap((id) => canonicalCoach(known, id) ?? []);
  return {
    families: Map.groupBy(chosen, ({ accountId }) => accountId),
    coaches: [...new Map(coaches.map((coach) => [coach.id, coach])).values()],
    judgeIds: new Set(judges.flatMap((id) => canonicalCoach(known, id)?.id ?? [])),
  };
}
