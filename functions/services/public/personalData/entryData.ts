import type { RecordedResult } from '../../../../shared/contract/day/results/skatingRecord.ts';
import type { EmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { entryHistory } from '../../../store/entering/entries/history.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { musicOfCompetition } from '../../../store/entering/music/repository.ts';
import { notificationsOf } from '../../../store/entering/notifications/repository.ts';
import { receiptsOf } from '../../../store/money/documents/receiptRepository.ts';
import { paymentsOf } from '../../../store/money/payments/payments.ts';

/** Says of somebody only whether it is the account itself: who else it was is their own data. */
export const ownerOrOther = (by: unknown, accountId: string): 'owner' | 'other' | null =>
  typeof by === 'string' ? (by === accountId ? 'owner' : 'other') : null;

/**
 * What is stored about one entry of an account. People of the entry stand as the family entered and sees them. Coaches who
 * confirmed a level, organisers and helpers who changed or paid in something are left out by name and id.
 */
export async function entryData(
  entry: StoredEntry,
  emergency: EmergencyContacts | undefined,
  results: readonly RecordedResult[],
) {
  const { id, accountId, competitionId } = entry;
  const [history, payments, mails, receipts, music] = await Promise.all([
    entryHistory(id),
    paymentsOf(id),
    notificationsOf(id),
    receiptsOf(id),
    musicOfCompetition(competitionId, id),
  ]);
  return {
    entry: {
      ...withoutOthers(entry),
      emergency: emergency ?? [],
      history: history.map(({ what, at, by, reason, from, to }) => ({
        what,
        at,
        by: ownerOrOther(by, accountId),
        reason,
        from: from && withoutOthers(from),
        to: withoutOthers(to),
      })),
      payments: payments.map(({ takenBy, ...payment }) => ({
        ...payment,
        takenBy: ownerOrOther(takenBy, accountId),
      })),
      music: music.map(({ eventId, file, earlier }) => ({
        eventId,
        files: [file, ...earlier].map(({ sender: _sender, ...sent }) => sent),
      })),
      mails: mails.map(({ notice, to, at, sentAt }) => ({ notice, to, at, sentAt })),
      results: results.filter(({ entryId }) => entryId === id).map(({ programmeId }) => programmeId),
    },
    receipts: receipts.map(({ issuedBy, ...receipt }) => ({
      ...receipt,
      issuedBy: ownerOrOther(issuedBy, accountId),
    })),
  };
}

/** Fields of an entry without whoever acted on it, and without the address that it was first entered for. */
function withoutOthers(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(fields).filter(([name]) => !OTHERS.has(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, ACTED.has(name) ? withoutActor(value) : value]),
  );
}

const OTHERS: ReadonlySet<string> = new Set(['placeholder', 'accountId']);

const ACTED: ReadonlySet<string> = new Set(['enteredBy', 'verified', 'vouches']);

function withoutActor(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutActor);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'by' && name !== 'id'));
}
