import type { ReactNode } from 'react';
import { daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { NextStart } from './nextDay.ts';
import styles from './StartCard.module.css';

/** Its times alone: as they are expected now, and as they were published where that is another one. */
export type StartTimes = Pick<NextStart, 'start' | 'published' | 'heldUntil' | 'isOn'> &
  Partial<Pick<NextStart, 'hasNoIce' | 'waits'>>;

interface StartTicketProps {
  readonly start: StartTimes;
  readonly date: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly accent: string | undefined;
  /** Above the time. */
  readonly title: ReactNode;
  /** Whether the title has said that it is on the ice. */
  readonly isOnInTitle?: boolean;
  readonly name: string;
  readonly where: string;
  readonly what: ReactNode;
  readonly children?: ReactNode;
}

/** A start as a ticket in the competition's colour: when, who and where. */
export function StartTicket({ start, date, now, accent, isOnInTitle = false, ...words }: StartTicketProps) {
  const { t } = useTranslation('mySchedule');
  const [today = '', clock = ''] = now.split('T');
  return (
    <div className={styles.card} data-accent={accent}>
      <p className={styles.title}>{words.title}</p>
      <p className={styles.time}>
        <TimeOfStart start={start} />
        <span className={styles.left}>
          {date === today ? (
            <Left start={start} clock={clock} isOnInTitle={isOnInTitle} />
          ) : (
            <Day {...{ date, today }} />
          )}
        </span>
      </p>
      {start.heldUntil === null || start.hasNoIce ? null : (
        <p>{t('held', { time: formatTime(start.heldUntil) })}</p>
      )}
      {start.waits ? <p>{t('today.waits')}</p> : null}
      <p className={styles.name}>{words.name}</p>
      <p className={styles.where}>{words.where}</p>
      <p>{words.what}</p>
      {words.children}
    </div>
  );
}

/** When it is expected, with the published time crossed out where that is another one; without ice nobody knows. */
export function TimeOfStart({ start: { start, published, hasNoIce } }: Pick<StartTicketProps, 'start'>) {
  if (hasNoIce) return <CrossedOutTime time={published ?? start} />;
  return (
    <>
      <strong>{formatTime(start)}</strong>
      {published === null ? null : <CrossedOutTime time={published} />}
    </>
  );
}

/** The minutes until a start of today. */
function Left({
  start,
  clock,
  isOnInTitle,
}: {
  readonly start: StartTimes;
  readonly clock: string;
  readonly isOnInTitle: boolean;
}) {
  const { t } = useTranslation('mySchedule');
  const minutes = minuteOf(start.start) - minuteOf(clock);
  if (start.hasNoIce) return t('newTimeFollows');
  if (start.isOn) {
    // Told in words, for who comes by the published time.
    const early = minuteOf(start.published ?? start.start) - minuteOf(start.start);
    if (early > 0) return t(isOnInTitle ? 'today.early' : 'today.onEarly', { count: early });
    return isOnInTitle ? null : t('today.on');
  }
  if (minutes <= 0) return t(start.waits ? 'today.afterThis' : 'today.due');
  return minutes < 60
    ? t('today.inMinutes', { count: minutes })
    : t('today.inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** As a clock without seconds shows it: what two pages count from it agrees. */
const minuteOf = (time: string) => Math.floor(secondsOfTime(time) / 60);

/** Until when the organiser holds a start; nothing where nobody does. */
export function HeldLine({ until }: { readonly until: string | null }) {
  const { t } = useTranslation('mySchedule');
  if (until === null) return null;
  return (
    <Text as="span" size="sm" tone="warn">
      {t('held', { time: formatTime(until) })}
    </Text>
  );
}

/** The day of a start that is not today. */
function Day({ date, today }: { readonly date: string; readonly today: string }) {
  const { t } = useTranslation('mySchedule');
  return daysBetween(today, date) === 1
    ? t('today.tomorrow', { day: formatWeekday(date) })
    : formatWeekday(date);
}
