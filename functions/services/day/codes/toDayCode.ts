import type { DayCode } from '../../../../shared/contract/day/running/codes.ts';
import type { StoredCode, StoredOpening } from '../../../store/day/codes/storedCodes.ts';

/** A code as its organiser sees it. @param openings of any codes */
export function toDayCode(code: StoredCode, openings: readonly StoredOpening[]): DayCode {
  const { id, kind, panelId, seat, label, endsAt, createdAt, createdBy } = code;
  const own = openings
    .filter(({ codeId }) => codeId === id)
    .map(({ name, at }) => ({ name, at }))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  const revokedAt = code.revokedAt ?? null;
  return {
    id,
    kind,
    panelId,
    seat,
    label,
    expiresAt: endsAt,
    createdAt,
    createdBy,
    revokedAt,
    openings: own,
  };
}
