import { useState } from 'react';
import type { Ref } from 'react';
import { minorUnitDigits } from '../../shared/domain/core/money/currency.ts';
import { parseMoney, typedMoney } from '../../shared/domain/core/money/typedMoney.ts';
import { currencySymbol } from '../i18n/adminFormats.ts';
import { figuresLocale } from '../i18n/formats.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';

interface MoneyFieldProps extends FieldProps {
  /** Minor units of the currency; null if empty, NaN if invalid. */
  readonly value: number | null;
  readonly onChange: (amount: number | null) => void;
  readonly onBlur?: () => void;
  /** ISO 4217. */
  readonly currency: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An amount of money, typed in major units with a value in minor units. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional = false, value, onChange, onBlur, currency, ref } = props;
  const [typed, setTyped] = useState({ text: written(value, currency), of: value, currency });
  const isOwn = Object.is(typed.of, value) && typed.currency === currency;
  const text = isOwn ? typed.text : written(value, currency);

  const type = (next: string) => {
    const amount = next.trim() === '' ? null : (parseMoney(next, currency, figuresLocale()) ?? Number.NaN);
    setTyped({ text: next, of: amount, currency });
    onChange(amount);
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.affixed}>
          <span className={styles.prefix} aria-hidden="true">
            {currencySymbol(currency)}
          </span>
          <input
            {...control}
            ref={ref}
            className={joinClasses(styles.control, styles.figures)}
            inputMode={minorUnitDigits(currency) === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-required={optional ? undefined : true}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}

function written(amount: number | null, currency: string): string {
  return amount === null || !Number.isSafeInteger(amount)
    ? ''
    : typedMoney(amount, currency, figuresLocale());
}
