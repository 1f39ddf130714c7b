import type { VerifiedEntry } from '../../../../../shared/contract/people/accounts/verifications.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { entryById } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { isMyRink } from '../views/entryRows.ts';

/**
 * A head coach verifies entries of the own rink, or takes that back. Each entry has an answer of its own;
 * one of another rink or competition is NotFound (design, section 8.9).
 * @throws {ApiError} NotFound or CompetitionArchived for the competition
 */
export async function saveVerifications(
  competitionId: string,
  { entries, as }: ParsedRequest<'verifyEntries'>['body'],
  coach: Session,
  now: Date,
): Promise<VerifiedEntry[]> {
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const versions = new Map(entries.map(({ id, version }) => [id, version]));
  const isVerifying = as === 'verified';
  return Promise.all(
    [...versions].map(([id, version]) =>
      saveVerification({ id, version, competitionId, isVerifying, coach, now }),
    ),
  );
}

interface VerificationRequest {
  readonly id: string;
  readonly version: number;
  readonly competitionId: string;
  readonly isVerifying: boolean;
  readonly coach: Session;
  readonly now: Date;
}

/** A repeat changes nothing; an entry that changed since the coach read it is refused. */
async function saveVerification({
  id,
  version,
  competitionId,
  isVerifying,
  coach,
  now,
}: VerificationRequest): Promise<VerifiedEntry> {
  const entry = await entryById(id);
  if (entry?.competitionId !== competitionId || !isMyRink(coach, entry))
    return { id, refused: 'NotFound', version: null, verified: null };
  if ((entry.verified !== null) === isVerifying) return verificationOf(entry);
  if (entry.state === 'withdrawn') return { ...verificationOf(entry), refused: 'Withdrawn' };
  if (entry.version !== version) return { ...verificationOf(entry), refused: 'VersionConflict' };

  const verified = isVerifying ? { by: coach.name, at: now.toISOString() } : null;
  const action = isVerifying ? 'verified' : 'unverified';
  try {
    return verificationOf(
      await saveEntry<StoredEntry>(entry, { ...entry, verified }, { action, by: coach.id, now }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    return { ...verificationOf(entry), refused: 'VersionConflict' };
  }
}

function verificationOf({ id, version, verified }: StoredEntry): VerifiedEntry {
  return { id, refused: null, version, verified };
}
