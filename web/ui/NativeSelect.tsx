import { useTranslation } from '../i18n/useTranslation.ts';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import type { SelectProps } from './Select.tsx';
import styles from './Select.module.css';
import './controlMessages.ts';
import look from './look.module.css';

/** A Select that opens the phone's own list. */
export function NativeSelect(props: SelectProps) {
  const { label, hint, error, optional = false, options, value, onChange, onBlur, name, placeholder } = props;
  const { t } = useTranslation('controls');
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={field.affixed}>
          <select
            {...control}
            className={joinClasses(field.control, look.truncate, styles.native)}
            name={name}
            ref={props.ref}
            disabled={props.disabled}
            aria-required={optional ? undefined : true}
            data-placeholder={value === null ? true : undefined}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {/* Some phones list a hidden option, too. */}
            {value === null ? (
              <option value="" disabled hidden>
                {placeholder ?? t('select.choose')}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.detail ? `${option.label} · ${option.detail}` : option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="down" small />
          </span>
        </span>
      )}
    </Field>
  );
}
