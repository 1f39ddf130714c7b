import type { FamilySkater } from '../../shared/contract/people/accounts/account.ts';
import { guessGivenName } from '../../shared/domain/people/consent/guessGivenName.ts';
import { DEMO_FAMILY } from './accounts.ts';
import { personOf, type DemoTarget } from './entry.ts';
import { freestyleLevel } from './levels.ts';
import type { Skater } from './skaters.ts';

/** The children saved in the account of the demo's own family, to fill forms with. */
export function demoFamilySkaters(skaters: readonly Skater[], target: DemoTarget): FamilySkater[] {
  return skaters
    .filter(({ family }) => family.accountId === DEMO_FAMILY.accountId)
    .map((skater) => {
      const { fullName, birthdate, isi, expDate, highestIsiTestLevel } = personOf(skater, target);
      const discipline = freestyleLevel(skater) > 0 ? 'Freestyle' : 'Basic';
      return {
        id: `demo-${isi}`,
        fullName,
        gender: skater.gender,
        birthdate,
        country: skater.country,
        homeIsiRink: skater.home.homeIsiRink,
        isi,
        expDate,
        levels: [{ ladder: discipline, level: highestIsiTestLevel }],
        givenName: guessGivenName(fullName),
      };
    });
}
