import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typedDay } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { ageAtStart } from '../form/individualEntry.ts';
import type { TeamEntryValues } from './teamEntry.ts';

/** A skater of the roster in one line; null while the name or the birthdate is missing. */
export function useMemberLine(index: number, startDate: string): string[] | null {
  const { t } = useTranslation('groupEntries');
  // A row that was just removed has no values any more.
  const [fullName, birthdate, alternate]: readonly unknown[] = useWatch<
    TeamEntryValues,
    [`skaters.${number}.fullName`, `skaters.${number}.birthdate`, `skaters.${number}.alternate`]
  >({ name: [`skaters.${index}.fullName`, `skaters.${index}.birthdate`, `skaters.${index}.alternate`] });
  if (typeof fullName !== 'string' || typeof birthdate !== 'string') return null;
  const day = typedDay(birthdate, { latest: currentTime().toISOString().slice(0, 10) });
  const age = day === null ? null : ageAtStart(day, startDate);
  if (fullName.trim() === '' || day === null || age === null) return null;
  const born = t('roster.understood', { day: formatDay(day), age });
  return [fullName.trim(), born, ...(alternate === true ? [t('roster.alternate')] : [])];
}
