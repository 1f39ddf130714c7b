import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Box } from '../../../ui/Box.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './NextStarts.module.css';
import { NoMusicLine } from './NoMusicLine.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';
import { cancelledOutcome } from './outcomes.ts';
import { RinkPill, RinkTime } from './RinkPill.tsx';
import { HeldLine } from './StartTicket.tsx';
import { type RinkStartNow, useRinkSchedule, useRinkStarts } from './useRinkStarts.ts';

/** Starts to come on the card, beside those on the ice. */
const SHOWN = 3;
/** Posted results on the card, of those who skated last. */
const LATEST = 2;

interface RinkTodayProps {
  readonly competition: Pick<Competition, 'id' | 'name' | 'accent'>;
}

/** For a head coach on a day of the competition: who of the rink is on the ice, and who is next, where and when. */
export function RinkToday({ competition }: RinkTodayProps) {
  const { data } = useRinkSchedule(competition.id);
  return data ? <Starts competition={competition} schedule={data} /> : null;
}

function Starts({ competition, schedule }: RinkTodayProps & { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { ordered, today, isAsking } = useRinkStarts(schedule);
  const ofToday = ordered.filter(({ date }) => date === today);
  if (ofToday.length === 0 || isAsking) return null;
  const [past, open] = [ofToday.filter(({ isPast }) => isPast), ofToday.filter(({ isPast }) => !isPast)];
  const onIce = open.filter(({ status }) => status === 'now');
  const next = open.filter((one) => !onIce.includes(one)).slice(0, SHOWN);
  const latest = past.filter(({ status }) => status === 'posted').slice(-LATEST);
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
            <StartLine key={start.programmeId} start={start} surfaces={surfaces} competitionId={id} />
          ))}
        </ol>
      )}
      {latest.length === 0 ? null : (
        <>
          <Text soft size="sm" weight="medium" className={styles.past}>
            {t('latest')}
          </Text>
          <ol role="list" className={styles.later}>
            {latest.toReversed().map((start) => (
              <StartLine key={start.programmeId} start={start} surfaces={surfaces} competitionId={id} />
            ))}
          </ol>
        </>
      )}
      <OutcomeRows outcomes={schedule.cancelledEvents.map(cancelledOutcome)} />
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
  readonly competitionId: string;
}

function StartLine({ start, surfaces, competitionId }: StartLineProps) {
  const { t } = useTranslation('rinkDay');
  const { name, event, surfaceId, coach, heldUntil } = start;
  return (
    <li>
      <span className={styles.times}>
        <RinkTime start={start} />
      </span>
      <span className={styles.what}>
        <Row as="span" gap={2} align="center">
          {name}
          <RinkPill start={start} />
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
        <NoMusicLine competitionId={competitionId} start={start} />
      </span>
    </li>
  );
}
