import type { ReactNode } from 'react';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { MyShortRest } from '../../../../shared/domain/planning/published/myShortRests.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatList, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { MyResultLine } from '../../day/results/index.ts';
import styles from './MyDay.module.css';
import { HeldLine } from './StartTicket.tsx';
import { WarnLine } from './WarnLine.tsx';

interface AppointmentRowProps {
  readonly appointment: MyAppointment;
  /** What its coach is due at meanwhile. */
  readonly clashLine: ReactNode;
  /** Where a delay leaves the skater too little rest before it; null where the rest is long enough. */
  readonly rest: MyShortRest | null;
  readonly surfaces: ReadonlyMap<string, string>;
  /** `HH:MM` when it is expected; null where that is no other time. */
  readonly expected: string | null;
  /** `HH:MM` before which it does not start; null where nobody holds it. */
  readonly heldUntil: string | null;
  /** It has lost its ice and gets another time. */
  readonly hasNoIce: boolean;
  /** `HH:MM` when its medals are given; null where nobody knows. */
  readonly awards: string | null;
  /** Own skaters whose medals are given at that time, too. */
  readonly awardsWith: readonly string[];
  /** When to be there, where the card above does not say it. */
  readonly presenceLine: ReactNode;
  /** It has skated, and no result is posted. */
  readonly isSkated: boolean;
  /** As the check-in desk has the skater today; null where it says nothing. */
  readonly starter: MySchedule['starters'][number]['state'] | null;
  /** Null until it is posted. */
  readonly result: MyResult | null;
  readonly competitionId: string;
}

/** When to stand where, with whom, and what is different from the version before. */
export function AppointmentRow({ appointment, ...row }: AppointmentRowProps) {
  const {
    clashLine,
    rest,
    surfaces,
    expected,
    heldUntil,
    hasNoIce,
    awards,
    awardsWith,
    isSkated,
    starter,
    result,
    competitionId,
  } = row;
  const { t } = useTranslation('mySchedule');
  const { name, role, event, part, order, musicTitle, before, isNew, date, start, seconds, surfaceId } =
    appointment;
  const moved = before && [
    ...(before.date === date ? [] : [formatWeekday(before.date)]),
    formatTime(before.start),
    ...(before.surfaceId === surfaceId ? [] : [surfaces.get(before.surfaceId) ?? before.surfaceId]),
  ];
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        {starter === 'scratched' || starter === 'noShow' || hasNoIce ? (
          <CrossedOutTime time={start} />
        ) : expected === null ? (
          <>
            <strong>{formatTime(start)}</strong>
            <span className={styles.end}>–{formatTime(start, seconds)}</span>
          </>
        ) : (
          <>
            <strong>{formatTime(expected)}</strong> <CrossedOutTime time={start} />
          </>
        )}
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{name}</strong>
          {role === 'coach' ? <Pill tone="neutral">{t('pupil')}</Pill> : null}
          {isNew ? <Pill tone="info">{t('isNew')}</Pill> : null}
        </Row>
        <p>
          {eventLabel(event.format, event.level)}
          {part.of > 1 ? ` · ${t('part', part)}` : ''}
        </p>
        <Text soft size="sm">
          {surfaces.get(surfaceId) ?? surfaceId} · {t('order', order)}
          {musicTitle === '' ? '' : ` · ${t('music', { title: musicTitle })}`}
        </Text>
        {hasNoIce ? <WarnLine role="status">{t('noIce')}</WarnLine> : <HeldLine until={heldUntil} />}
        {moved ? <WarnLine>{t('moved', { before: moved.join(', ') })}</WarnLine> : null}
        {rest === null ? null : (
          <WarnLine role="status">
            {t(rest.minutes < 0 ? 'restAtOnce' : 'rest', {
              count: Math.max(0, rest.minutes),
              event: eventLabel(rest.after.event.format, rest.after.event.level),
              surface: surfaces.get(rest.after.surfaceId) ?? rest.after.surfaceId,
            })}
          </WarnLine>
        )}
        {clashLine}
        {result ? null : <DayLine isSkated={isSkated} starter={starter} presenceLine={row.presenceLine} />}
        {result ? <MyResultLine competitionId={competitionId} result={result} /> : null}
        {awards === null || starter === 'scratched' || starter === 'noShow' ? null : (
          <Text size="sm">
            {t('awardsAbout', { time: formatTime(awards) })}
            {surfaces.size > 1 ? ` · ${surfaces.get(surfaceId) ?? surfaceId}` : ''}
            {awardsWith.length > 0 ? ` · ${t('awardsWith', { names: formatList(awardsWith) })}` : ''}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** What the day has made of a start, until its result is posted. */
function DayLine({
  isSkated,
  starter,
  presenceLine,
}: Pick<AppointmentRowProps, 'isSkated' | 'starter' | 'presenceLine'>) {
  const { t } = useTranslation('mySchedule');
  if (starter === 'scratched' || starter === 'noShow')
    return (
      <p role="status">
        <Pill tone="neutral">{t(starter)}</Pill>
      </p>
    );
  if (isSkated)
    return (
      <Row as="p" gap={2} align="center" role="status">
        <Pill tone="good">{t('skated')}</Pill>
        {t('resultFollows')}
      </Row>
    );
  if (presenceLine !== null) return <p role="status">{presenceLine}</p>;
  return starter === 'checkedIn' ? (
    <p role="status">
      <Pill tone="good">{t('presence.here')}</Pill>
    </p>
  ) : null;
}
