import type { VerifiedEntry } from '../../../shared/contract/accounts/verifications.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import type { Session } from '../../platform/http/session.ts';
import { saveEntry } from '../../services/entries/save/saveEntry.ts';
import { isOwnRink } from '../../services/entries/views/listedEntry.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

interface VerificationRequest {
  readonly competitionId: string;
  readonly session: Session;
  readonly as: 'verified' | 'takenBack';
  readonly now: Date;
}

/** Each entry is answered for itself; one of another rink or competition is not found (design, section 8.9). */
export const verifyEntries: Handler<'verifyEntries'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const versions = new Map(body.entries.map(({ id, version }) => [id, version]));
  const verifying = { competitionId, session, as: body.as, now };
  return {
    data: await Promise.all([...versions].map(([id, version]) => verifyEntry(id, version, verifying))),
  };
};

/** A second time does nothing; what the coach did not see as it is now is not answered for. */
async function verifyEntry(
  id: string,
  version: number,
  { competitionId, session, as, now }: VerificationRequest,
): Promise<VerifiedEntry> {
  const entry = await entryById(id);
  if (entry?.competitionId !== competitionId || !isOwnRink(session, entry)) {
    return { id, refused: 'NotFound', version: null, verified: null };
  }
  const isVerifying = as === 'verified';
  if ((entry.verified !== null) === isVerifying) return verificationState(entry);
  if (entry.state === 'withdrawn') return { ...verificationState(entry), refused: 'Withdrawn' };
  if (entry.version !== version) return { ...verificationState(entry), refused: 'VersionConflict' };
  const verified = isVerifying ? { by: session.name, at: now.toISOString() } : null;
  const action = isVerifying ? 'verified' : 'unverified';
  try {
    return verificationState(
      await saveEntry<StoredEntry>(entry, { ...entry, verified }, { action, by: session.id, now }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    return { ...verificationState(entry), refused: 'VersionConflict' };
  }
}

function verificationState({ id, version, verified }: StoredEntry): VerifiedEntry {
  return { id, refused: null, version, verified };
}
