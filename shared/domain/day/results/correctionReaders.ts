import type { ProgrammePlace } from './placeProgrammes.ts';

/** To whom a programme belongs. */
export interface OwnersOfProgramme {
  readonly accountId: string;
  readonly coach: { readonly id: string; readonly accountId: string | null } | null;
}

/** Somebody who is mailed about a correction, with the programmes that are theirs. */
export interface CorrectionReader {
  readonly to: 'family' | 'coach';
  /** The family's account, or the coach. */
  readonly recipient: string;
  readonly programmeIds: readonly string[];
}

/**
 * Finds the readers whom a correction concerns: the family and the coach of each programme whose place, total or points it changed, each
 * once. A coach is not mailed about the coach's own family, which hears of it already.
 * @param owners of programmes; one that was erased is missing
 * @returns families first
 */
export function correctionReaders(
  rows: readonly { readonly programmeId: string; readonly before: ProgrammePlace | null }[],
  owners: ReadonlyMap<string, OwnersOfProgramme>,
): CorrectionReader[] {
  const changed = rows.flatMap(({ programmeId, before }) => {
    const owned = owners.get(programmeId);
    return before !== null && owned ? [{ programmeId, ...owned }] : [];
  });
  const families = Map.groupBy(changed, ({ accountId }) => accountId);
  const coaches = Map.groupBy(
    changed.flatMap(({ programmeId, accountId, coach }) =>
      coach && coach.accountId !== accountId ? [{ programmeId, coachId: coach.id }] : [],
    ),
    ({ coachId }) => coachId,
  );
  const readers = (to: 'family' | 'coach', found: ReadonlyMap<string, readonly { programmeId: string }[]>) =>
    [...found].map(([recipient, own]) => ({
      to,
      recipient,
      programmeIds: own.map(({ programmeId }) => programmeId),
    }));
  return [...readers('family', families), ...readers('coach', coaches)];
}
