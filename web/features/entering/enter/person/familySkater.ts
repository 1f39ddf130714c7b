import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../../people/skaterFields/index.ts';
import { nameToShow } from '../../consent/index.ts';
import type { EntrySkaterValues } from '../form/individualEntry.ts';

/** An entry names one level: the one in the first of these disciplines with a passed test. */
const FIRST_FIELD = ['Freestyle', 'Open Freestyle', 'Basic', 'Tot'];

/** The account's data of a skater as values of the entry form. */
export function entryOfSkater(skater: FamilySkater): EntrySkaterValues {
  const { fullName, gender, birthdate, country, homeIsiRink, isi, expDate, levels } = skater;
  const passed = FIRST_FIELD.flatMap((discipline) => levels.filter((level) => level.ladder === discipline));
  const highest = passed[0] ?? levels[0];
  return {
    fullName,
    gender,
    birthdate,
    country,
    homeIsiRink,
    isi: isi ?? '',
    expDate: expDate ?? '',
    highestIsiTestLevel: highest?.level ?? NO_TEST_OPTION,
    ...(skater.publishAs && { publishAs: skater.publishAs }),
    givenName: skater.givenName ?? null,
  };
}

/**
 * The family's skaters with the entered one added, or updated where the name is the same. Levels in other
 * disciplines stay.
 */
export function familyWithSkater(
  skaters: readonly FamilySkater[],
  values: EntrySkaterValues,
  newId: string,
): FamilySkater[] {
  const known = skaters.find(({ fullName }) => nameOrder(fullName) === nameOrder(values.fullName));
  const discipline = TEST_LADDERS.find(({ levels }) => levels.includes(values.highestIsiTestLevel))?.ladder;
  const otherLevels = known?.levels.filter((level) => level.ladder !== discipline) ?? [];
  const skater: FamilySkater = {
    // The entry form knows no emergency contact, and need not ask again how the name is published.
    ...known,
    id: known?.id ?? newId,
    fullName: values.fullName,
    gender: values.gender as FamilySkater['gender'],
    birthdate: values.birthdate,
    country: values.country,
    homeIsiRink: values.homeIsiRink,
    isi: values.isi,
    expDate: values.expDate,
    levels: discipline
      ? [...otherLevels, { ladder: discipline, level: values.highestIsiTestLevel }]
      : otherLevels,
    ...(values.publishAs && { publishAs: values.publishAs }),
    ...(values.publishAs === 'firstAndRink' && { givenName: nameToShow(values) || null }),
  };
  return known ? skaters.map((other) => (other === known ? skater : other)) : [...skaters, skater];
}
