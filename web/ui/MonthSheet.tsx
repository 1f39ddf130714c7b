import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './DatePicker.module.css';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import './controlMessages.ts';

/** Enough years in both directions to cover 1900 to 2100. */
const YEARS = 201;

interface JumpProps {
  readonly 'aria-label': string;
  readonly value: string | number;
  readonly onChange: (key: string | number | null) => void;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
}

/** A date picker's calendar, with a choice of month and year. */
export function MonthSheet() {
  const { t } = useTranslation('controls');
  return (
    <Calendar firstDayOfWeek="mon">
      <header className={styles.head}>
        <Button slot="previous" className={joinClasses(field.opener)} aria-label={t('date.previous')}>
          <Icon name="left" />
        </Button>
        <span className={styles.jumps}>
          <CalendarMonthPicker format="long">{(jump) => <Jump {...jump} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={YEARS}>{(jump) => <Jump {...jump} />}</CalendarYearPicker>
        </span>
        <Button slot="next" className={joinClasses(field.opener)} aria-label={t('date.next')}>
          <Icon name="right" />
        </Button>
      </header>
      <CalendarGrid className={joinClasses(styles.grid)} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={joinClasses(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={joinClasses(styles.day)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

function Jump({ 'aria-label': label, value, onChange, items }: JumpProps) {
  return (
    <select
      className={styles.jump}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}
