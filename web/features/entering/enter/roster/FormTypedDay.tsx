import type { FieldPath } from 'react-hook-form';
import { typedDay } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { ageAtStart } from '../form/individualEntry.ts';
import styles from './Roster.module.css';
import type { TeamEntryValues } from './teamEntry.ts';

interface FormTypedDayProps {
  readonly name: FieldPath<TeamEntryValues>;
  readonly label: string;
  readonly optional?: boolean;
  /** `YYYY-MM-DD`, the day for which the age is shown; without it no age is shown. */
  readonly ageOn?: string;
}

/** A day typed in any format, with the day as it was read below it. */
export function FormTypedDay({ name, label, optional = false, ageOn }: FormTypedDayProps) {
  const { t } = useTranslation('groupEntries');
  const { value, onChange, ...bound } = useBoundField<TeamEntryValues, string>(name);
  const latest = ageOn && currentTime().toISOString().slice(0, 10);
  const day = typedDay(value, latest ? { latest } : {});
  const age = day !== null && ageOn ? ageAtStart(day, ageOn) : null;
  return (
    <div>
      <TextField
        {...bound}
        label={label}
        optional={optional}
        placeholder={t('roster.dayExample')}
        autoComplete="off"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <output className={styles.understood}>
        {day === null
          ? ''
          : age === null
            ? formatDay(day)
            : t('roster.understood', { day: formatDay(day), age })}
      </output>
    </div>
  );
}
