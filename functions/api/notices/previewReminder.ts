import type { FamilyToRemind } from '../../../shared/contract/notifications/reminders.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { findCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../platform/http/requestContext.ts';
import { reminderMail } from '../../services/mail/reminderMail.ts';
import { familyReminders } from '../../services/notifications/familyReminders.ts';
import { remindedWithinPause } from '../../store/notifications/reminderRepository.ts';
import { entriesToRemind, remindable, type Remindable } from '../../services/notifications/reminders.ts';

/** Sends nothing: shows whom it would reach, family by family, and what the first of them would read. */
export const previewReminder: Handler<'previewReminder'> = async (request) => {
  const { params, body, now } = request;
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const { about, kind, cursor } = body;
  const page = await entriesToRemind({ competitionId: competition.id, about, kind, cursor });
  const named = Map.groupBy(remindable(page.entries, about, competition), ({ entry }) => entry.accountId);
  const reminded = await remindedWithinPause(
    { competitionId: competition.id, about },
    [...named.keys()],
    now,
  );
  const families = [...named].map(([accountId, entries]) => ({
    accountId,
    entries: entries.map(entryOf),
    remindedAt: reminded.get(accountId) ?? null,
  }));
  const example = await exampleOf(request, competition, families);
  return { data: { currency: competition.currency, families, example }, nextCursor: page.nextCursor };
};

function entryOf({ entry, missing }: Remindable): FamilyToRemind['entries'][number] {
  const { id, name, kind } = entry;
  return { id, name, kind, balance: balanceDue(entry), missing: [...missing] };
}

async function exampleOf(
  { body: { about, kind, words } }: Request<'previewReminder'>,
  competition: StoredCompetition,
  families: readonly FamilyToRemind[],
): Promise<{ subject: string; text: string } | null> {
  const first = families.find(({ remindedAt }) => remindedAt === null);
  if (!first) return null;
  const [account, entries] = await Promise.all([
    findAccount(first.accountId),
    familyReminders(first.accountId, { about, kind, competition }),
  ]);
  return reminderMail({ about, words, competition, entries, name: account?.name ?? '' });
}
