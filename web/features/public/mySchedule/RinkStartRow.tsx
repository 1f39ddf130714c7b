import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { MyShortRest } from '../../../../shared/domain/planning/published/myShortRests.ts';
import type { NextOfSkater } from '../../../../shared/domain/planning/published/nextOfSkaters.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { NoMusicLine } from './NoMusicLine.tsx';
import styles from './MyDay.module.css';
import { RinkPill, RinkTime } from './RinkPill.tsx';
import { HeldLine } from './StartTicket.tsx';
import type { CoachedPlace } from './surfaceClashes.ts';
import type { RinkStartNow } from './useRinkStarts.ts';
import { WarnLine } from './WarnLine.tsx';

interface RinkStartRowProps {
  readonly start: RinkStartNow;
  readonly isNext: boolean;
  readonly rest: MyShortRest | null;
  readonly following: NextOfSkater<RinkStartNow> | null;
  /** Where its coach is needed at the same time. */
  readonly clashes: readonly CoachedPlace[];
  /** On other surfaces at the same time, with other coaches. */
  readonly meanwhile: readonly RinkStartNow[];
  readonly surfaces: ReadonlyMap<string, string>;
  readonly competitionId: string;
}

/** A start of the rink: when, who, where, and what its coach has to know of it. */
export function RinkStartRow({ start: row, isNext, rest, following, surfaces, ...more }: RinkStartRowProps) {
  const { t } = useTranslation(['rinkDay', 'mySchedule']);
  const { name, event, part, order, surfaceId, coach, heldUntil } = row;
  const surfaceOf = (id: string) => surfaces.get(id) ?? id;
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        <RinkTime start={row} />
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{name}</strong>
          {isNext ? <Pill tone="accent">{t('next')}</Pill> : null}
          <RinkPill start={row} />
        </Row>
        <p>
          {surfaceOf(surfaceId)} · {eventLabel(event.format, event.level)}
          {part.of > 1 ? ` · ${t('mySchedule:part', part)}` : ''} · {t('mySchedule:order', order)}
        </p>
        <Text soft size="sm">
          {[
            ...(coach === null ? [] : [t('coach', { name: coach })]),
            ...(following && following.minutes >= 0 ? [followingText(t, following, surfaceOf)] : []),
          ].join(' · ')}
        </Text>
        {more.clashes.map(({ coach: needed, surfaceId: id, start, names }) => (
          <WarnLine key={`${id} ${start}`} role="status">
            {t('clash', {
              coach: needed,
              surface: surfaceOf(id),
              time: formatTime(start),
              names: formatList(names),
            })}
          </WarnLine>
        ))}
        {[...Map.groupBy(more.meanwhile, (other) => other.surfaceId)].map(([id, others]) => (
          <Text key={id} soft size="sm">
            {t(coach === null ? 'meanwhile' : 'meanwhileOthers', {
              surface: surfaceOf(id),
              names: formatList([...new Set(others.map((other) => other.name))]),
            })}
          </Text>
        ))}
        <HeldLine until={heldUntil} />
        <NoMusicLine competitionId={more.competitionId} start={row} />
        {rest === null ? null : (
          <WarnLine role="status">
            {t(rest.minutes < 0 ? 'restAtOnce' : 'rest', {
              count: Math.max(0, rest.minutes),
              event: eventLabel(rest.after.event.format, rest.after.event.level),
            })}
          </WarnLine>
        )}
      </Stack>
    </Stack>
  );
}

/** Which start the skater has after this one, and in how long. */
function followingText(
  t: Translator<'rinkDay'>,
  { minutes, next }: NextOfSkater<RinkStartNow>,
  surfaceOf: (id: string) => string,
): string {
  const words = {
    event: eventLabel(next.event.format, next.event.level),
    surface: surfaceOf(next.surfaceId),
  };
  return minutes < 60
    ? t('gap', { count: minutes, ...words })
    : t('gapHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60, ...words });
}
