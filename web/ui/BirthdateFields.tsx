import { useId, useState } from 'react';
import type { FocusEvent, Ref } from 'react';
import { formatLocale } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './DatePicker.module.css';
import field from './Field.module.css';
import { FieldProblem, LabelText } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import './controlMessages.ts';

interface BirthdateFieldsProps extends FieldProps {
  /** `YYYY-MM-DD`, its typed parts, or ''. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  /** The first of the three fields, which takes the focus if the date is invalid. */
  readonly ref?: Ref<HTMLInputElement>;
}

const AUTOCOMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;
const EXAMPLE = new Date(Date.UTC(2015, 10, 27));

/** A date of birth: three numeric fields in the locale's order, without a calendar. */
export function BirthdateFields({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  ref,
}: BirthdateFieldsProps) {
  const { t } = useTranslation('controls');
  const id = useId();
  const [typed, setTyped] = useState({ parts: splitBirthdate(value), of: value });
  const parts = typed.of === value ? typed.parts : splitBirthdate(value);
  const example = new Intl.DateTimeFormat(formatLocale(), { timeZone: 'UTC' }).format(EXAMPLE);

  const type = (part: BirthdatePart, text: string) => {
    const next = { ...parts, [part]: text.replaceAll(/\D/g, '') };
    const joined = joinBirthdate(next);
    setTyped({ parts: next, of: joined });
    onChange(joined);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    // Not a fieldset, whose content cannot stand in the lines of a row.
    <div
      role="group"
      className={field.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      onBlur={leave}
    >
      <span className={field.label} id={`${id}-label`}>
        <LabelText label={label} optional={optional} />
      </span>
      <span className={field.hint} id={`${id}-hint`}>
        {hint ?? t('date.birthdateHint', { example })}
      </span>
      <div className={styles.birthdate}>
        {partOrder(formatLocale()).map((part, index) => (
          <label key={part} className={styles.part} data-part={part}>
            <span>{t(`date.${part}`)}</span>
            <input
              {...(index === 0 && ref ? { ref } : {})}
              className={field.control}
              inputMode="numeric"
              autoComplete={AUTOCOMPLETE[part]}
              maxLength={part === 'year' ? 4 : 2}
              placeholder={t(`date.${part}Placeholder`)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-required={optional ? undefined : true}
              value={parts[part]}
              onChange={(event) => type(part, event.target.value)}
            />
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}

type BirthdatePart = 'day' | 'month' | 'year';

type BirthdateParts = Readonly<Record<BirthdatePart, string>>;

/** The order in which a locale writes day, month and year. */
export function partOrder(locale: string): BirthdatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' });
  return parts
    .formatToParts(new Date(Date.UTC(2015, 10, 27)))
    .map(({ type }) => type)
    .filter((type): type is BirthdatePart => type === 'day' || type === 'month' || type === 'year');
}

/** The typed parts as one value: '' for none, `YYYY-MM-DD` once complete, otherwise the parts. */
export function joinBirthdate({ day, month, year }: BirthdateParts): string {
  if (!day && !month && !year) return '';
  const pad = (part: string) => (part ? part.padStart(2, '0') : '');
  return `${year}-${pad(month)}-${pad(day)}`;
}

export function splitBirthdate(value: string): BirthdateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}
