import type { FamilyToRemind } from '../../../../shared/contract/entering/notifications/reminders.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { remindedWithinPause } from '../../../store/entering/notifications/reminderRepository.ts';
import { familyReminder } from './familyReminder.ts';
import {
  entriesToRemind,
  remindableEntries,
  reminderPlace,
  type RemindableEntry,
  type ReminderSelection,
} from './remindableEntries.ts';

interface PreviewRequest extends ReminderSelection {
  /** The organiser's own text. */
  readonly words: string | null;
  readonly cursor?: string | undefined;
}

/**
 * A page of the families that a reminder would reach, and the mail that the first of them would get.
 * Nothing is sent.
 * @throws {ApiError} NotFound; ValidationFailed: cursor
 */
export async function previewReminder(competitionId: string, request: PreviewRequest, now: Date) {
  const competition = await getCompetition(competitionId);
  const page = await entriesToRemind(competitionId, request, request.cursor);
  const place = await reminderPlace(competition, request.about);
  const remindable = remindableEntries(page.entries, request.about, place);
  const byFamily = Map.groupBy(remindable, ({ entry }) => entry.accountId);
  const reminder = { competitionId, about: request.about };
  const reminded = await remindedWithinPause(reminder, [...byFamily.keys()], now);
  const families = [...byFamily].map(([accountId, entries]) => ({
    accountId,
    entries: entries.map(toEntryToRemind),
    remindedAt: reminded.get(accountId) ?? null,
  }));
  const example = await exampleMail(families, request, competition, now);
  return { currency: competition.currency, families, example, nextCursor: page.nextCursor };
}

function toEntryToRemind({ entry, missing }: RemindableEntry): FamilyToRemind['entries'][number] {
  const { id, name, kind } = entry;
  return { id, name, kind, balance: balanceDue(entry), missing: [...missing] };
}

/** The mail of the first family that is not within the pause. */
async function exampleMail(
  families: readonly FamilyToRemind[],
  request: PreviewRequest,
  competition: StoredCompetition,
  now: Date,
): Promise<{ subject: string; text: string } | null> {
  const first = families.find(({ remindedAt }) => remindedAt === null);
  if (!first) return null;
  const account = await findFamily(first.accountId);
  const family = { accountId: first.accountId, name: account?.name ?? '' };
  return (await familyReminder(family, competition, request, now)).mail;
}
