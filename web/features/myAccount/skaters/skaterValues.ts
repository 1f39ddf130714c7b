import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Gender } from '../../../../shared/domain/skaters/gender.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../entries/index.ts';

/** What the form of a skater holds; '' is not known yet. */
export interface SkaterValues {
  fullName: string;
  gender: string;
  birthdate: string;
  country: string;
  homeIsiRink: string;
  isi: string;
  expDate: string;
  /** The highest level of each ladder, in the catalogue's order; '' or NO_TEST for none. */
  levels: string[];
}

export function skaterValues(skater: FamilySkater | null): SkaterValues {
  return {
    fullName: skater?.fullName ?? '',
    gender: skater?.gender ?? '',
    birthdate: skater?.birthdate ?? '',
    country: skater?.country ?? '',
    homeIsiRink: skater?.homeIsiRink ?? '',
    isi: skater?.isi ?? '',
    expDate: skater?.expDate ?? '',
    levels: TEST_LADDERS.map(
      ({ ladder }) => skater?.levels.find((passed) => passed.ladder === ladder)?.level ?? '',
    ),
  };
}

/** The skater as the wire has it. */
export function skaterOf(id: string, values: SkaterValues): FamilySkater {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    ...values,
    id,
    // The schema, not the type, judges what was typed: an unchosen gender is refused there.
    gender: values.gender as Gender,
    isi: orNull(values.isi),
    expDate: orNull(values.expDate),
    levels: TEST_LADDERS.flatMap(({ ladder }, index) => {
      const level = values.levels[index] ?? '';
      return level === '' || level === NO_TEST_OPTION ? [] : [{ ladder, level }];
    }),
  };
}

/** The list with this skater changed, or added at its end. */
export function withSkater(skaters: readonly FamilySkater[], skater: FamilySkater): FamilySkater[] {
  const isKnown = skaters.some(({ id }) => id === skater.id);
  return isKnown ? skaters.map((other) => (other.id === skater.id ? skater : other)) : [...skaters, skater];
}

/** Where the wire names a field of the skater at this place of the list, the form's own field. */
export function skaterPlaces(index: number): Record<string, string> {
  const fields = Object.keys(skaterValues(null)).map((field) => [`skaters.${index}.${field}`, field]);
  return Object.fromEntries(fields) as Record<string, string>;
}
