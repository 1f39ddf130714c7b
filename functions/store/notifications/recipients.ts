import type { StoredEntry } from '../entries/storedEntry.ts';
import type { NotificationContent, Recipient } from './notification.ts';

/**
 * Who is told of it. The family hears of everything but its own change of the partner; a coach of what
 * becomes of the team; a partner who has said yes of what becomes of the couple. Money is the family's.
 */
export function recipientsOf(entry: StoredEntry, notice: NotificationContent): readonly Recipient[] {
  if (notice.what === 'payment' || notice.what === 'refund') return ['family'];
  if (notice.what === 'partner' && notice.by === 'partner') return ['family'];
  const other = otherRecipients(entry, notice);
  return notice.what === 'partner' && notice.by === 'family' ? other : ['family', ...other];
}

function otherRecipients(entry: StoredEntry, { what }: NotificationContent): readonly Recipient[] {
  if (entry.kind === 'team') return entry.coachEmail === '' ? [] : ['coach'];
  if (entry.kind !== 'dance' || !entry.partner?.email) return [];
  // Who is only invited has the invitation's own mail; who has declined has nothing to do with it.
  return what === 'submitted' || entry.partner.state === 'declined' ? [] : ['partner'];
}

/** The address of who is told besides the family, and the name to greet with. */
export function recipientAddress(entry: StoredEntry, to: Recipient): { email: string; name: string } | null {
  if (to === 'coach' && entry.kind === 'team') return { email: entry.coachEmail, name: entry.coachName };
  if (to !== 'partner' || entry.kind !== 'dance' || !entry.partner?.email) return null;
  return { email: entry.partner.email, name: entry.partner.fullName };
}
