import type { ReactNode } from 'react';
import { daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { PlanItem } from './dayPlan.ts';
import type { NextStart } from './nextDay.ts';
import styles from './StartCard.module.css';

interface StartCardProps {
  readonly start: NextStart;
  readonly date: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly surfaces: ReadonlyMap<string, string>;
  /** Above the time. */
  readonly title: ReactNode;
  readonly accent: string | undefined;
}

/** The next start as a ticket in the competition's colour: when, who, where, when to be there and the code for check-in. */
export function StartCard({ start, date, now, surfaces, title, accent }: StartCardProps) {
  const { t } = useTranslation('mySchedule');
  const { item } = start;
  const [today = '', clock = ''] = now.split('T');
  const isToday = date === today;
  const code =
    item.kind === 'appointment' && item.appointment.role === 'family'
      ? entryCodeOf(item.appointment.entryId)
      : null;
  const isDueThere = isToday && secondsOfTime(start.beThere) <= secondsOfTime(clock);
  return (
    <div className={styles.card} data-accent={accent}>
      <p className={styles.title}>{title}</p>
      <p className={styles.time}>
        <strong>{formatTime(start.start)}</strong>
        {start.published === null ? null : (
          <>
            <VisuallyHidden>{t('today.instead', { time: formatTime(start.published) })}</VisuallyHidden>
            <s aria-hidden="true">{formatTime(start.published)}</s>
          </>
        )}
        <span className={styles.left}>
          {isToday ? <Left start={start} clock={clock} /> : <Day {...{ date, today }} />}
        </span>
      </p>
      <p className={styles.name}>{useTitleOf(item)}</p>
      <p className={styles.where}>{whereOf(item, surfaces)}</p>
      <p>
        <What item={item} />
      </p>
      <dl className={styles.facts}>
        {start.isOn ? null : (
          <div>
            <dt>{t('today.beThere')}</dt>
            <dd>
              {isDueThere ? t('today.beThereNow') : t('today.beThereBy', { time: formatTime(start.beThere) })}
            </dd>
          </div>
        )}
        {code === null ? null : (
          <div>
            <dt>{t('today.code')}</dt>
            <dd translate="no">{code}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Who skates, or which seat one has. */
export function useTitleOf(item: PlanItem): string {
  const { t } = useTranslation('mySchedule');
  if (item.kind === 'appointment') return item.appointment.name;
  const judge = /^judge(\d+)$/.exec(item.duty.seat)?.[1];
  const seat = judge === undefined ? t('seat.referee') : t('seat.judge', { number: judge });
  return t('duty', { seat });
}

/** In which flight, and in which order of it. */
export function What({ item }: { readonly item: PlanItem }) {
  const { t } = useTranslation('mySchedule');
  if (item.kind === 'duty') return t('flights', { count: item.duty.flights.length });
  const { event, part, order } = item.appointment;
  const flight = part.of > 1 ? ` · ${t('part', part)}` : '';
  return `${eventLabel(event.format, event.level)}${flight} · ${t('order', order)}`;
}

/** The name of the surface. */
export function whereOf(item: PlanItem, surfaces: ReadonlyMap<string, string>): string {
  const { surfaceId } = item.kind === 'duty' ? item.duty : item.appointment;
  return surfaces.get(surfaceId) ?? surfaceId;
}

/** The minutes until a start of today. */
function Left({ start, clock }: { readonly start: NextStart; readonly clock: string }) {
  const { t } = useTranslation('mySchedule');
  const minutes = Math.round((secondsOfTime(start.start) - secondsOfTime(clock)) / 60);
  if (start.isOn) return t('today.on');
  if (minutes <= 0) return t('today.due');
  return minutes < 60
    ? t('today.inMinutes', { count: minutes })
    : t('today.inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The day of a start that is not today. */
function Day({ date, today }: { readonly date: string; readonly today: string }) {
  const { t } = useTranslation('mySchedule');
  return daysBetween(today, date) === 1
    ? t('today.tomorrow', { day: formatWeekday(date) })
    : formatWeekday(date);
}
