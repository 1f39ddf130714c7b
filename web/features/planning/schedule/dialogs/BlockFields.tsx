import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { TextField } from '../../../../ui/TextField.tsx';

/** The name and the length of a block of another kind, as typed. */
export interface TypedBlock {
  readonly title: string;
  readonly minutes: string;
}

interface BlockFieldsProps {
  readonly value: TypedBlock;
  readonly onChange: (value: TypedBlock) => void;
}

export function BlockFields({ value, onChange }: BlockFieldsProps) {
  const { t } = useTranslation('schedule');
  const isMinutes = value.minutes === '' || secondsOfMinutes(value.minutes) !== null;
  return (
    <>
      <TextField
        label={t('fields.title')}
        optional
        maxLength={120}
        autoComplete="off"
        value={value.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <TextField
        label={t('fields.minutes')}
        inputMode="numeric"
        autoComplete="off"
        value={value.minutes}
        error={isMinutes ? undefined : t('faults.noMinutes')}
        onChange={({ target }) => onChange({ ...value, minutes: target.value })}
      />
    </>
  );
}

/** Null for what is no number of minutes. */
export function secondsOfMinutes(typed: string): number | null {
  const minutes = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return minutes > 0 && minutes <= 1_440 ? minutes * 60 : null;
}
