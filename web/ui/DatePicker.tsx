import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import styles from './DatePicker.module.css';
import { FIRST_YEAR, isDay, LAST_YEAR } from './dayLimits.ts';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import popover from './popover.module.css';

interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  /** `YYYY-MM-DD`; earlier days cannot be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

const dayOf = (text: string | undefined, otherwise: string) =>
  parseDate(text && isDay(text) ? text : otherwise);

/** While the year is typed it may be 0002: that day is no error yet, and must not be lost. */
function typedDay(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** A day, typed or from a calendar: 1900 to 2100, weeks from Monday. Not for dates of birth. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, optional, value, onChange, onBlur, earliest, latest, ref } = props;
  const { t } = useTranslation('ui');
  const layer = useDialogLayer();
  return (
    <LocaleScope>
      <AriaDatePicker
        className={joinClasses(field.field)}
        value={typedDay(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        minValue={dayOf(earliest, `${FIRST_YEAR}-01-01`)}
        maxValue={dayOf(latest, `${LAST_YEAR}-12-31`)}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isRequired={!optional}
        validationBehavior="aria"
        {...(onBlur ? { onBlur } : {})}
      >
        <Label className={joinClasses(field.label)}>
          <LabelText label={label} optional={optional} />
        </Label>
        {hint ? (
          <Text slot="description" className={joinClasses(field.hint)}>
            {hint}
          </Text>
        ) : null}
        <Group className={joinClasses(field.control, styles.group)} {...(ref ? { ref } : {})}>
          <DateInput className={joinClasses(styles.input)}>
            {(segment) => <DateSegment segment={segment} className={joinClasses(styles.segment)} />}
          </DateInput>
          <Button className={joinClasses(field.opener)} aria-label={t('date.open')}>
            <Icon name="calendar" />
          </Button>
        </Group>
        <AriaFieldProblem error={error} />
        <Popover className={joinClasses(popover.popover, styles.popover)} offset={4} {...layer}>
          <Dialog className={joinClasses(styles.dialog)} aria-label={label}>
            <MonthSheet />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </LocaleScope>
  );
}
