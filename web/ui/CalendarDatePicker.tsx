import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
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
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './DatePicker.module.css';
import type { DatePickerProps } from './DatePicker.tsx';
import { FIRST_YEAR, isDay, LAST_YEAR } from './dayLimits.ts';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import popover from './popover.module.css';
import './controlMessages.ts';

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

/** A DatePicker where there is room for a calendar of our own, with weeks from Monday. */
export function CalendarDatePicker(props: DatePickerProps) {
  const { label, hint, error, optional, value, onChange, onBlur, earliest, latest, disabled, ref } = props;
  const { t } = useTranslation('controls');
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
        isDisabled={disabled ?? false}
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
