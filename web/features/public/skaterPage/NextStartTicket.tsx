import type { SkaterPage, ShownSkater } from '../../../../shared/contract/day/skaterPages.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Box } from '../../../ui/Box.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { StartTicket } from '../mySchedule/index.ts';
import styles from './SkaterDayPage.module.css';
import { afterStarts, nextStartOf, stateOfStart, type PageStart, type TimedStart } from './startTimes.ts';

interface NextStartProps {
  readonly competitionId: string;
  readonly competition: SkaterPage['competition'];
  readonly skater: Pick<ShownSkater, 'name'>;
  readonly starts: readonly TimedStart[];
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly surfaces: ReadonlyMap<string, string>;
  /** By the taps of the day; undefined where none are known. */
  readonly isDayOver: boolean | undefined;
  /** Posted ones. */
  readonly results: number;
  /** With the ways to the day: once on a page. */
  readonly hasWays: boolean;
}

/** The skater's next start as a ticket, with the ways to the day. */
export function NextStartTicket({
  competitionId,
  competition,
  skater,
  starts,
  now,
  surfaces,
  isDayOver,
  results,
  hasWays,
}: NextStartProps) {
  const { t } = useTranslation('skaterPage');
  const next = nextStartOf(starts, now);
  const isOn = next !== undefined && stateOfStart(next, now) === 'now';
  const after = afterStarts(starts, { now, endDate: competition.endDate, isDayOver, results });
  return (
    <Box as="article" frame="card" className={styles.ticket} data-accent={competition.accent}>
      {next ? (
        <StartTicket
          start={{
            start: next.expected === null ? next.start.start : `${next.expected}:00`,
            published: next.expected === null ? null : next.start.start,
            heldUntil: next.heldUntil,
            hasNoIce: next.hasNoIce,
            waits: next.waits,
            isOn,
          }}
          date={next.start.date}
          now={now}
          accent={competition.accent}
          title={t(isOn ? 'onIce' : 'next')}
          name={skater.name}
          where={surfaces.get(next.start.surfaceId) ?? next.start.surfaceId}
          what={<StartWords start={next.start} />}
        />
      ) : (
        <Text className={styles.over}>{t(`after.${after}`, { name: skater.name })}</Text>
      )}
      {hasWays ? (
        <Row gap={2} align="center" className={styles.ways}>
          {next || results > 0 ? null : (
            <LinkButton dense to={paths.publicResults(competitionId)}>
              {t('results')}
            </LinkButton>
          )}
          <LinkButton tone="primary" dense to={paths.live(competitionId)}>
            {t('live')}
          </LinkButton>
          <LinkButton dense to={paths.publicSchedule(competitionId)}>
            {t('schedule')}
          </LinkButton>
        </Row>
      ) : null}
    </Box>
  );
}

/** In which event and flight, and in which order of it. */
export function StartWords({ start: { format, level, part, order } }: { readonly start: PageStart }) {
  const { t } = useTranslation('mySchedule');
  const flight = part.of > 1 ? ` · ${t('part', part)}` : '';
  return `${eventLabel(format, level)}${flight} · ${t('order', order)}`;
}
