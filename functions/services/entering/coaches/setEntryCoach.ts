import type { CoachedEntry } from '../../../../shared/contract/people/coaches/entryCoaches.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';
import { storePupil } from '../../../store/entering/coaches/pupils.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { chosenCoach } from '../entries/save/entryCoach.ts';
import { retryOnVersionConflict, saveEntry } from '../entries/save/saveEntry.ts';

interface CoachChange {
  readonly competitionId: string;
  readonly entryCoach: NonNullable<StoredEntry['entryCoach']> | null;
  readonly session: Session;
  readonly now: Date;
}

/**
 * Sets or removes the coach of entries, each with a record in its history. A coach holds for any version of an entry,
 * so a change in between is no conflict; a repeat changes nothing. Families get no mail.
 * @throws {ApiError} NotFound for the competition; ValidationFailed (coachId, MustExist); Busy
 */
export async function setEntryCoach({
  params: { competitionId },
  body,
  session,
  now,
}: Request<'setEntryCoach'>): Promise<CoachedEntry[]> {
  const [competition, entryCoach] = await Promise.all([findCompetition(competitionId), chosenCoach(body)]);
  if (!competition) throw new ApiError('NotFound');
  const change = { competitionId, entryCoach, session, now };
  const ids = [...new Set(body.entries)];
  return Promise.all(ids.map((id) => retryOnVersionConflict(() => setCoachOf(id, change))));
}

async function setCoachOf(
  id: string,
  { competitionId, entryCoach, session, now }: CoachChange,
): Promise<CoachedEntry> {
  const entry = await entryById(id);
  if (entry?.competitionId !== competitionId || !mayChange(session, entry)) {
    return { id, refused: 'NotFound', changed: false, before: null };
  }
  const before = entry.entryCoach?.id ?? null;
  if (entry.state === 'withdrawn') return { id, refused: 'Withdrawn', changed: false, before };
  if (before === (entryCoach?.id ?? null)) return { id, refused: null, changed: false, before };
  const after = await saveEntry<StoredEntry>(
    entry,
    { ...entry, entryCoach },
    { action: 'coached', by: session.id, now },
  );
  await storePupil(after);
  return { id, refused: null, changed: true, before };
}

/** A head coach sets the coach of the own rink's entries. */
function mayChange(session: Session, entry: StoredEntry): boolean {
  if (isErased(entry)) return false;
  return session.role !== 'HEAD_COACH' || (session.rinkId !== null && entry.homeRinkId === session.rinkId);
}
