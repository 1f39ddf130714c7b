import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { StoredMessage } from '../../../store/day/messages/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { judgesOf, meant } from '../messages/messageRecipients.ts';

/** Whose day it is. */
interface Reader {
  /** Of the family. */
  readonly entries: readonly StoredEntry[];
  /** Of other families, who name the coach. */
  readonly pupils: readonly StoredEntry[];
  /** Those that the account is. */
  readonly coachIds: ReadonlySet<string>;
}

/** A day shows so many; the mails have all. */
const MOST_SHOWN = 10;

/** The organisers' messages for an account, the newest first, by its entries and panels of now. */
export function myMessages(
  messages: readonly StoredMessage[],
  { entries, pupils, coachIds }: Reader,
  published: PlanOfVersion | null,
): MySchedule['messages'] {
  return messages
    .filter((message) => {
      const { isForEntry, isForFlight } = meant(message, published);
      return (
        entries.some(isForEntry) ||
        (message.toCoaches && pupils.some(isForEntry)) ||
        (message.toJudges &&
          published !== null &&
          judgesOf(published.plan, isForFlight).some((id) => coachIds.has(id)))
      );
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, MOST_SHOWN)
    .map(({ id, subject, text, at }) => ({ id, subject, text, at }));
}
