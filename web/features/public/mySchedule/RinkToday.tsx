import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatClock } from '../../../i18n/formats.ts';
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
import { rinkNeeds } from './rinkNeeds.ts';
import { RinkPill, RinkTime } from './RinkPill.tsx';
import { HeldLine } from './StartTicket.tsx';
import { type RinkStartNow, useRinkSchedule, useRinkStarts } from './useRinkStarts.ts';

/** Starts to come on the card, beside those on the ice. */
const SHOWN = 3;
/** Results on the card, of those that were posted last. */
const LATEST = 5;

interface RinkTodayProps {
  readonly competition: Pick<Competition, 'id' | 'name' | 'accent'>;
  /** Above a list: what is most urgent alone, so that the list stays in sight. */
  readonly isShort?: boolean;
}

/** For a head coach on a day of the competition: who of the rink is on the ice, and who is next, where and when. */
export function RinkToday({ competition, isShort = false }: RinkTodayProps) {
  const { data } = useRinkSchedule(competition.id);
  return data ? <Starts {...{ competition, isShort }} schedule={data} /> : null;
}

function Starts({ competition, isShort, schedule }: RinkTodayProps & { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { ordered, today, now, isAsking } = useRinkStarts(schedule);
  const ofToday = ordered.filter(({ date }) => date === today);
  if (ofToday.length === 0 || isAsking) return null;
  const needs = rinkNeeds(ofToday, now);
  const onIce = needs.next.filter(({ status }) => status === 'now');
  const missing = isShort ? needs.missing.slice(0, SHOWN) : needs.missing;
  const shown = needs.next.slice(0, isShort ? Number(missing.length === 0) : onIce.length + SHOWN);
  // Nobody with a start to come is left unsaid.
  const more = needs.missing.length + needs.next.length - missing.length - shown.length;
  const posted = isShort ? [] : needs.posted.slice(0, LATEST);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const { id, name, accent } = competition;
  return (
    <Box as="article" frame="card" className={styles.ticket} data-accent={accent}>
      <Text className={styles.head}>
        {t('today')} · <Link to={paths.publicCompetition(id)}>{name}</Link>
      </Text>
      {missing.length === 0 ? null : (
        <>
          <PartTitle>{t('missing')}</PartTitle>
          <ol role="list" className={styles.later}>
            {missing.map((start) => (
              <StartLine key={start.programmeId} {...{ start, surfaces }} competitionId={id} isMissing />
            ))}
          </ol>
        </>
      )}
      {missing.length > 0 && shown.length > 0 ? <PartTitle>{t('nextStarts')}</PartTitle> : null}
      {shown.length > 0 ? (
        <ol role="list" className={styles.later}>
          {shown.map((start) => (
            <StartLine key={start.programmeId} {...{ start, surfaces }} competitionId={id} />
          ))}
        </ol>
      ) : null}
      {more === 0 ? null : (
        <Text size="sm" className={styles.past}>
          <Link to={paths.rinkDay(id)}>{t('more', { count: more })}</Link>
        </Text>
      )}
      {missing.length + shown.length === 0 ? (
        <Text soft className={styles.bring}>
          {t('allOver')}
        </Text>
      ) : null}
      {posted.length === 0 ? null : (
        <details className={styles.over}>
          <summary>{t('latest')}</summary>
          <ol role="list" className={styles.later}>
            {posted.map(({ start, postedAt }) => (
              <StartLine
                key={start.programmeId}
                {...{ start, surfaces }}
                competitionId={id}
                posted={formatClock(new Date(postedAt), schedule.competition.timeZone)}
              />
            ))}
          </ol>
        </details>
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

/** What the lines below it have in common. */
function PartTitle({ children }: { readonly children: string }) {
  return (
    <Text as="h3" soft size="sm" weight="medium" className={styles.past}>
      {children}
    </Text>
  );
}

interface StartLineProps {
  readonly start: RinkStartNow;
  readonly surfaces: ReadonlyMap<string, string>;
  readonly competitionId: string;
  readonly isMissing?: boolean;
  /** When its result was posted, in place of its start. */
  readonly posted?: string;
}

function StartLine({ start, surfaces, competitionId, isMissing = false, posted }: StartLineProps) {
  const { t } = useTranslation('rinkDay');
  const { name, event, surfaceId, coach, heldUntil } = start;
  return (
    <li>
      <span className={styles.times}>
        {posted === undefined ? (
          <RinkTime start={start} />
        ) : (
          <>
            <strong>{posted}</strong>
            <Text as="span" soft size="sm">
              {t('posted')}
            </Text>
          </>
        )}
      </span>
      <span className={styles.what}>
        <Row as="span" gap={2} align="center">
          {name}
          <RinkPill start={start} isMissing={isMissing} />
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
