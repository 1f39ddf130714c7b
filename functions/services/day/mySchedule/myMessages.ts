import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { StoredMessage } from '../../../store/day/messages/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { dayOfMessages, judgesOf, meant, type DayOfMessages } from '../messages/messageMeaning.ts';

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

/** The organisers' messages for an account, the newest first, by its entries and panels of now: those that its mails had. */
export async function myMessages(
  competitionId: string,
  messages: readonly StoredMessage[],
  { entries, pupils, coachIds }: Reader,
  published: DayOfMessages['published'],
): Promise<MySchedule['messages']> {
  const day = await dayOfMessages(competitionId, published, messages);
  return messages
    .filter((message) => {
      const { isForEntry, isForFlight } = meant(message, day);
      return (
        entries.some(isForEntry) ||
        (message.toCoaches && pupils.some(isForEntry)) ||
        (message.toJudges &&
          day.published !== null &&
          judgesOf(day.published.plan, isForFlight).some((id) => coachIds.has(id)))
      );
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, MOST_SHOWN)
    .map(({ id, subject, text, at }) => ({ id, subject, text, at }));
}
