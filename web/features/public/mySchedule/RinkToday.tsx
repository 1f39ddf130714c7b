import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Box } from '../../../ui/Box.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './NextStarts.module.css';
import { HeldLine } from './StartTicket.tsx';
import { type RinkStartNow, useRinkStarts } from './useRinkStarts.ts';

/** Starts to come on the card, beside those on the ice. */
const SHOWN = 3;

interface RinkTodayProps {
  readonly competition: Pick<Competition, 'id' | 'name' | 'accent'>;
}

/** For a head coach on a day of the competition: who of the rink is on the ice, and who is next, where and when. */
export function RinkToday({ competition }: RinkTodayProps) {
  const { data } = useQuery(requestQuery('getRinkSchedule', { params: { competitionId: competition.id } }));
  return data ? <Starts competition={competition} schedule={data} /> : null;
}

function Starts({ competition, schedule }: RinkTodayProps & { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { ordered, today } = useRinkStarts(schedule);
  const ofToday = ordered.filter(({ date }) => date === today);
  if (ofToday.length === 0) return null;
  const onIce = ofToday.filter(({ state }) => state === 'now');
  const next = ofToday.filter(({ state }) => state === null || state === 'toCome').slice(0, SHOWN);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const { id, name, accent } = competition;
  return (
    <Box as="article" frame="card" className={styles.ticket} data-accent={accent}>
      <Text className={styles.head}>
        {t('today')} · <Link to={paths.publicCompetition(id)}>{name}</Link>
      </Text>
      {onIce.length + next.length === 0 ? (
        <Text soft className={styles.bring}>
          {t('allOver')}
        </Text>
      ) : (
        <ol role="list" className={styles.later}>
          {[...onIce, ...next].map((start) => (
            <StartLine key={start.programmeId} start={start} surfaces={surfaces} />
          ))}
        </ol>
      )}
      <Row gap={2} align="center" className={styles.ways}>
        <LinkButton tone="primary" dense to={paths.rinkDay(id)}>
          {t('title')}
        </LinkButton>
        <LinkButton dense to={paths.live(id)}>
          {t('live')}
        </LinkButton>
      </Row>
    </Box>
  );
}

interface StartLineProps {
  readonly start: RinkStartNow;
  readonly surfaces: ReadonlyMap<string, string>;
}

function StartLine({ start, surfaces }: StartLineProps) {
  const { t } = useTranslation('rinkDay');
  const { name, event, surfaceId, coach, published, expected, heldUntil, state } = start;
  return (
    <li>
      <span className={styles.times}>
        <strong>{formatTime(expected ?? published.start)}</strong>
        {expected === null ? null : <CrossedOutTime time={published.start} />}
      </span>
      <span className={styles.what}>
        <Row as="span" gap={2} align="center">
          {name}
          {state === 'now' ? <Pill tone="good">{t('now')}</Pill> : null}
        </Row>
        <Text as="span" soft size="sm">
          {surfaces.get(surfaceId) ?? surfaceId} · {eventLabel(event.format, event.level)}
          {coach === null ? null : (
            <>
              <br />
              {t('coach', { name: coach })}
            </>
          )}
        </Text>
        <HeldLine until={heldUntil} />
      </span>
    </li>
  );
}
