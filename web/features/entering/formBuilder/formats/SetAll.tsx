import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import field from '../../../../ui/Field.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './EventList.module.css';
import { secondsOf, tidyTime, wholeNumberOf } from './programmeTime.ts';

interface SetAllProps {
  readonly count: number;
  readonly onSet: (values: { readonly time: string; readonly capacity: string }) => void;
}

const EMPTY_VALUES = { time: '', capacity: '' };

/** Sets one duration or capacity for all events of a format. */
export function SetAll({ count, onSet }: SetAllProps) {
  const { t } = useTranslation('formBuilder');
  const [values, setValues] = useState(EMPTY_VALUES);
  const { time, capacity } = values;
  const isTime = time.trim() === '' || !Number.isNaN(secondsOf(time));
  const isCapacity = !Number.isNaN(wholeNumberOf(capacity));
  const isNothing = time.trim() === '' && capacity.trim() === '';
  const reason = isNothing ? t('setAll.nothing') : isTime && isCapacity ? undefined : t('setAll.wrong');
  const set = () => {
    if (reason) return;
    onSet({ time: time.trim() === '' ? '' : tidyTime(time), capacity });
    setValues(EMPTY_VALUES);
  };
  return (
    <Stack
      gap={2}
      round="control"
      background="sunken"
      pad={2}
      padInline={3}
      className={styles.all}
      role="group"
      aria-label={t('setAll.title', { count })}
    >
      <Text as="span" size="sm" weight="medium" className={styles.allTitle}>
        {t('setAll.title', { count })}
      </Text>
      {(['time', 'capacity'] as const).map((part) => (
        <input
          key={part}
          className={joinClasses(field.control, styles.control)}
          data-part={part}
          aria-label={t(`setAll.${part}`)}
          aria-invalid={(part === 'time' ? isTime : isCapacity) ? undefined : true}
          placeholder={part === 'time' ? '1:30' : t('capacity')}
          inputMode={part === 'time' ? 'text' : 'numeric'}
          autoComplete="off"
          value={values[part]}
          onChange={(event) => setValues({ ...values, [part]: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
      ))}
      <Button dense disabledReason={reason} onClick={set}>
        {t('setAll.set')}
      </Button>
    </Stack>
  );
}
