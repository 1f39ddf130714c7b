import type { ReactNode } from 'react';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { PlanItem } from './dayPlan.ts';
import { type NextStart, presenceOf } from './nextDay.ts';
import styles from './StartCard.module.css';
import { StartTicket } from './StartTicket.tsx';

interface StartCardProps {
  readonly start: NextStart;
  readonly date: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly surfaces: ReadonlyMap<string, string>;
  /** Above the time. */
  readonly title: ReactNode;
  /** Whether the title has said that it is on the ice. */
  readonly isOnInTitle?: boolean;
  readonly accent: string | undefined;
}

/** The next start as a ticket in the competition's colour: when, who, where, when to be there and the code for check-in. */
export function StartCard({
  start,
  date,
  now,
  surfaces,
  title,
  isOnInTitle = false,
  accent,
}: StartCardProps) {
  const { t } = useTranslation('mySchedule');
  const { item } = start;
  const code = codeOf(item);
  const presence = presenceOf(start, { date, now });
  return (
    <StartTicket
      start={start}
      date={date}
      now={now}
      accent={accent}
      title={title}
      isOnInTitle={isOnInTitle}
      name={useTitleOf(item)}
      where={whereOf(item, surfaces)}
      what={<What item={item} />}
    >
      <dl className={styles.facts}>
        {presence === 'on' ? null : (
          <div>
            <dt>{t(presence === 'by' || presence === 'now' ? 'today.beThere' : 'today.checkIn')}</dt>
            <dd>
              {t(`presence.${presence}`, { time: formatTime(start.beThere) })}
              {presence !== 'by' || start.beTherePublished === null ? null : (
                <>
                  {' '}
                  <CrossedOutTime time={start.beTherePublished} />
                </>
              )}
            </dd>
          </div>
        )}
        {code === null || start.isHere || presence === 'on' ? null : (
          <div>
            <dt>{t('today.code')}</dt>
            <dd translate="no">{code}</dd>
          </div>
        )}
      </dl>
    </StartTicket>
  );
}

/** What the desk scans or types; null for who is no skater of the family. */
const codeOf = (item: PlanItem) =>
  item.kind === 'appointment' && item.appointment.role === 'family'
    ? entryCodeOf(item.appointment.entryId)
    : null;

interface PresenceLineProps {
  readonly start: NextStart;
  readonly date: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

const TONES = { on: 'accent', here: 'good', checkIn: 'warn' } as const;

/** When a child has to be there for a start after the next one, or what check-in has of it. */
export function PresenceLine({ start, date, now }: PresenceLineProps) {
  const { t } = useTranslation('mySchedule');
  const presence = presenceOf(start, { date, now });
  const words = t(`presence.${presence}`, { time: formatTime(start.beThere) });
  const code = codeOf(start.item);
  if (presence === 'on' || presence === 'here' || presence === 'checkIn')
    return (
      <>
        <Pill tone={TONES[presence]}>{words}</Pill>
        {presence === 'checkIn' && code !== null ? (
          <Text as="span" size="sm">
            {' '}
            {t('presence.code', { code })}
          </Text>
        ) : null}
      </>
    );
  return (
    <Text as="span" size="sm">
      {t(presence === 'open' ? 'today.checkIn' : 'today.beThere')} {words}
      {presence === 'open' && code !== null ? ` · ${t('presence.code', { code })}` : ''}
    </Text>
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
