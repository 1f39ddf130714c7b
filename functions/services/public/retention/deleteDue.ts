import { ApiError } from '../../../platform/errors/apiError.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite } from '../../../platform/table/writes.ts';
import { saveAccountProgress, saveClearing } from '../../../store/core/retention/repository.ts';
import { deleteEmergencyContactsWrite } from '../../../store/entering/entries/emergency.ts';
import { deleteMusicWrite } from '../../../store/entering/music/repository.ts';
import { deleteReminderWrite } from '../../../store/entering/notifications/reminderRepository.ts';
import { competitionKey, unprovenEventsKey } from '../../../store/keys.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import { deleteAccount } from '../../../store/people/accounts/deleteAccount.ts';
import { removeMusicFiles } from '../../entering/music/musicObjects.ts';
import { isUnused, type DueOfCompetition, type DuePage } from './duePages.ts';

/** Something of what was read has changed: the next pass looks again. */
class ChangedMeanwhile extends Error {}

const changed = () => new ChangedMeanwhile();

/**
 * Deletes what is due of a page, if it is still as it was read, and remembers the page.
 * @returns how many were deleted
 */
export async function deleteDue(page: DuePage, now: Date): Promise<number> {
  const { place } = page;
  const at = now.toISOString();
  if (page.what === 'unconfirmedAccount') {
    const deleted = await deleteAccounts(page.accounts, now);
    await saveAccountProgress({ place, at });
    return deleted;
  }
  const deleted = await deleteOfCompetition(page);
  const { id: competitionId, endDate } = page.competition;
  await saveClearing({ competitionId, endDate, place, at });
  return deleted;
}

/** A competition that moved to a later day keeps its contacts, music and reminders. */
async function deleteOfCompetition(page: DueOfCompetition): Promise<number> {
  const deletions = deletionsOf(page);
  if (deletions.length === 0) return 0;
  const { id, endDate } = page.competition;
  const stillOver = checkWrite(competitionKey(id), {
    condition: 'endDate = :read',
    values: { ':read': endDate },
    onConflict: changed,
  });
  // Busy goes on to the job: a page that was not done must not count as done.
  if (page.what === 'music') {
    if (!(await unlessChanged(transact([stillOver])))) return 0;
    // The records name the files, so they go last.
    await removeMusicFiles(page.music, id);
  }
  return (await unlessChanged(transact([stillOver, ...deletions]))) ? deletions.length : 0;
}

function deletionsOf(page: DueOfCompetition): TransactItem[] {
  if (page.what === 'reminder') return page.reminders.map((one) => deleteReminderWrite(one, changed));
  if (page.what === 'music')
    return page.music.map((one) => deleteMusicWrite(page.competition.id, one, changed));
  return page.entryIds.map(deleteEmergencyContactsWrite);
}

async function deleteAccounts(accounts: readonly Account[], now: Date): Promise<number> {
  let deleted = 0;
  for (const account of accounts) {
    // Somebody may have logged in since the page was read.
    if (!(await isUnused(account, now))) continue;
    // The pass of tomorrow takes an account that is busy now.
    const deletion = deleteAccount(account, now, [noEventsCheck(account.id)]).catch(changedIfBusy);
    if (await unlessChanged(deletion)) deleted += 1;
  }
  return deleted;
}

function changedIfBusy(error: unknown): never {
  throw error instanceof ApiError && error.code === 'Busy' ? changed() : error;
}

/** A submit counts its events first, so one that is under way at this moment keeps the account. */
const noEventsCheck = (accountId: string): TransactItem =>
  checkWrite(unprovenEventsKey(accountId), {
    condition: 'attribute_not_exists(attempts) OR attempts = :none',
    values: { ':none': 0 },
    onConflict: changed,
  });

/** @throws {ApiError} Busy */
async function unlessChanged(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}
