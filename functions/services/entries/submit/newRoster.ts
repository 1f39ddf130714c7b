import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { ageOn } from '../../../../shared/domain/skaters/age.ts';
import type { TeamEntry } from '../../../store/entries/storedEntry.ts';

type Skaters = ParsedRequest<'submitTeamEntry'>['body']['skaters'];

/**
 * A roster as an entry keeps it; what nobody said of a skater is empty. What is said for an emergency
 * is kept apart from entries, so each field is named here.
 */
export function newRoster(skaters: Skaters, startDate: string): TeamEntry['skaters'] {
  return skaters.map(({ fullName, birthdate, alternate, gender, isi, expDate, highestIsiTestLevel }) => ({
    fullName,
    birthdate,
    alternate,
    age: ageOn(birthdate, startDate),
    gender: gender ?? '',
    isi: isi ?? '',
    expDate: expDate ?? '',
    highestIsiTestLevel: highestIsiTestLevel ?? '',
  }));
}
