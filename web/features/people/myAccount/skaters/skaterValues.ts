import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Gender } from '../../../../../shared/domain/people/skaters/gender.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../skaterFields/index.ts';

/** The values of the skater form; '' stands for unknown. */
export interface SkaterValues {
  fullName: string;
  gender: string;
  birthdate: string;
  country: string;
  homeIsiRink: string;
  isi: string;
  expDate: string;
  /** The highest level of each discipline, in the catalogue's order; '' or NO_TEST for none. */
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

/** The skater in the request's form. */
export function skaterOf(id: string, values: SkaterValues): FamilySkater {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    ...values,
    id,
    // The select holds a string; the contract's schema refuses an empty gender.
    gender: values.gender as Gender,
    isi: orNull(values.isi),
    expDate: orNull(values.expDate),
    levels: TEST_LADDERS.flatMap(({ ladder }, index) => {
      const level = values.levels[index] ?? '';
      return level === '' || level === NO_TEST_OPTION ? [] : [{ ladder, level }];
    }),
  };
}

/** Replaces the skater in the list, or adds it at the end. */
export function withSkater(skaters: readonly FamilySkater[], skater: FamilySkater): FamilySkater[] {
  const isKnown = skaters.some(({ id }) => id === skater.id);
  return isKnown ? skaters.map((other) => (other.id === skater.id ? skater : other)) : [...skaters, skater];
}

/** Maps the request's fields of the skater at `index` to the form's fields. */
export function skaterPlaces(index: number): Record<string, string> {
  const fields = Object.keys(skaterValues(null)).map((field) => [`skaters.${index}.${field}`, field]);
  return Object.fromEntries(fields) as Record<string, string>;
}
