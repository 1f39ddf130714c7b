import { hasBegun } from '../../../../shared/domain/core/registration/hasBegun.ts';
import { useIsFetching, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { accountQuery, requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { paths } from '../../../paths.ts';
import { useKeepDay } from '../../../session/useKeepDay.ts';
import { useKnownUser } from '../../../session/useSession.ts';
import { Box } from '../../../ui/Box.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VenueZone } from '../../../ui/VenueZone.tsx';
import { LiveNow, useServerTime } from '../../day/live/index.ts';
import { withExpected } from './dayPlan.ts';
import { isOfFamily, isWorthCard, nextDay, type NextStart } from './nextDay.ts';
import { OutcomeRows } from './OutcomeRows.tsx';
import { hasSkatedAll, outcomesOf } from './outcomes.ts';
import { Clashes } from './Clashes.tsx';
import { LaterRinkToday } from './laterRinkToday.ts';
import { PresenceLine, StartCard, useTitleOf, What, whereOf } from './StartCard.tsx';
import { HeldLine, TimeOfStart } from './StartTicket.tsx';
import styles from './NextStarts.module.css';
import { WarnLine } from './WarnLine.tsx';
import { useAskedWithDay, useExpected } from './useExpected.ts';
import { useResultsSince } from './useResultsSince.ts';

/** Days before a competition from which its first start is shown. */
const DAYS_BEFORE = 7;
/** Organisers' cards above the list on which they land. */
const MOST_CARDS = 2;
/** Further starts of the day on the card. */
const SHOWN = 3;

interface NextStartsProps {
  readonly isHome: boolean;
  /** Called once it is known what there is to show; undefined when nobody waits for it. */
  readonly onKnown: (() => void) | undefined;
}

/**
 * What the account has to be ready for, above its home and landing page: the next start of a competition that is on or begins
 * within a week, for a head coach who of the rink is next, and for organisers what is on the ice. Nothing on other days.
 */
export function NextStarts({ isHome, onKnown }: NextStartsProps) {
  const { t } = useTranslation('mySchedule');
  const { role, coachId, competitionId, rinkId } = useKnownUser();
  const competitions = useQuery(requestQuery('listCompetitions'));
  const now = currentTime();
  const near = (competitions.data ?? []).filter(({ hasSchedule, startDate, endDate, timeZone }) => {
    const today = dayIn(now, timeZone);
    return hasSchedule && today <= endDate && daysBetween(today, startDate) <= DAYS_BEFORE;
  });
  const whenKnown = onKnown && !competitions.isPending ? <WhenKnown onKnown={onKnown} /> : null;
  if (near.length === 0) return whenKnown;
  const isOrganiser = role === 'SUPER_ADMIN' || role === 'MANAGER';
  const own = isOrganiser && !coachId ? [] : near;
  const organised = near.filter(
    (one) =>
      (role === 'SUPER_ADMIN' || (role === 'MANAGER' && one.id === competitionId)) && hasBegun(one, now),
  );
  const shown = isHome ? organised.length : MOST_CARDS;
  const hasRink = role === 'HEAD_COACH' && rinkId !== null;
  const ofRink = hasRink ? near.filter((one) => hasBegun(one, now)) : [];
  return (
    <Stack as="section" gap={4} className={styles.cards} aria-label={t('today.label')}>
      {ofRink.map((one) => (
        <LaterRinkToday key={one.id} competition={one} isShort={!isHome} />
      ))}
      {own.map((one) => (
        <OwnCard key={one.id} competition={one} isOfRink={hasRink} />
      ))}
      {organised.slice(0, shown).map((one) => (
        <OrganiserCard key={one.id} competition={one} />
      ))}
      <OrganiserLine competitions={organised.slice(shown)} />
      {whenKnown}
    </Stack>
  );
}

const ASKED: readonly unknown[] = ['listCompetitions', 'getMySchedule', 'getRinkSchedule', 'getLive'];
const isAsked = ({ queryKey: [operation] }: { readonly queryKey: readonly unknown[] }) =>
  ASKED.includes(operation);

/** After the cards, whose questions have begun when its own effect runs. */
function WhenKnown({ onKnown }: { readonly onKnown: () => void }) {
  const queries = useQueryClient();
  const asking = useIsFetching({ predicate: isAsked });
  useEffect(() => {
    if (asking === 0 && queries.isFetching({ predicate: isAsked }) === 0) onKnown();
  }, [asking, queries, onKnown]);
  return null;
}

/** Above a list, a line for further competitions: its first row stays in sight. */
function OrganiserLine({ competitions }: { readonly competitions: readonly Competition[] }) {
  const { t } = useTranslation('mySchedule');
  const [first, ...others] = competitions;
  if (!first) return null;
  const isOne = others.length === 0;
  return (
    <Link
      className={styles.line}
      to={isOne ? paths.nowAndNext(first.id) : paths.admin}
      data-accent={first.accent}
    >
      <span>
        <strong>{t('today.today')}</strong>{' '}
        {isOne ? first.name : t('today.competitions', { count: competitions.length })}
      </span>
      <Icon name="right" small />
    </Link>
  );
}

interface CardProps {
  readonly competition: Competition;
}

interface OwnCardProps extends CardProps {
  /** Whose rink has a card of its own. */
  readonly isOfRink: boolean;
}

/** Nothing for who neither skates, nor coaches, nor judges there, and as long as that is not known. */
function OwnCard({ competition, isOfRink }: OwnCardProps) {
  const { id } = useKnownUser();
  const params = { competitionId: competition.id };
  const schedule = useQuery(accountQuery('getMySchedule', id, { params }));
  if (!schedule.data) return null;
  const { appointments, duties, cancelledEvents } = schedule.data;
  if (appointments.length + duties.length + cancelledEvents.length === 0) return null;
  return <ScheduleCard {...{ competition, isOfRink }} schedule={schedule.data} asked={schedule} />;
}

interface ScheduleCardProps extends OwnCardProps {
  readonly schedule: MySchedule;
  readonly asked: UseQueryResult;
}

function ScheduleCard({ competition, isOfRink, schedule, asked }: ScheduleCardProps) {
  const { t } = useTranslation('mySchedule');
  const { id, name, accent, timeZone } = competition;
  const now = useServerTime(timeZone);
  const {
    stateOf,
    heldUntilOf,
    hasNoIceOf,
    waitsOf,
    ownBlocks,
    live,
    asked: askedLive,
  } = useExpected(schedule);
  useAskedWithDay(asked, ownBlocks);
  useKeepDay(false, id);
  const day = nextDay(schedule, withExpected(schedule, live), {
    now,
    stateOf,
    heldUntilOf,
    hasNoIceOf,
    waitsOf,
  });
  const date = day?.date ?? null;
  const results = useResultsSince(schedule, now, stateOf);
  const outcomes = outcomesOf(schedule, date, { stateOf, results });
  if (day ? !isWorthCard(day, isOfRink) : outcomes.length === 0) return null;
  const starts = day?.starts ?? [];
  const [next, ...later] = starts;
  const surfaces = new Map(schedule.surfaces.map((surface) => [surface.id, surface.name]));
  const isToday = date !== null && now.startsWith(date);
  return (
    <Stack gap={3}>
      <AsOf queries={live ? [asked, askedLive] : [asked]} timeZone={timeZone} />
      <VenueZone timeZone={timeZone} />
      <Box as="article" frame="card" className={styles.ticket} data-accent={accent}>
        {next && date !== null ? (
          <StartCard
            start={next}
            date={date}
            now={now}
            surfaces={surfaces}
            accent={accent}
            title={
              <>
                {isToday ? t('today.today') : t('today.next')} ·{' '}
                <Link to={paths.publicCompetition(id)}>{name}</Link>
              </>
            }
          />
        ) : (
          <Text className={styles.head}>
            {t(hasSkatedAll(schedule, date, outcomes) ? 'today.over' : 'today.ended', { name })}
          </Text>
        )}
        <Clashes starts={starts} surfaces={surfaces} />
        {later.length > 0 && date !== null ? (
          <ol role="list" className={styles.later}>
            {later.slice(0, SHOWN).map((start) => (
              <LaterStart key={keyOf(start)} {...{ start, surfaces, date, now }} />
            ))}
          </ol>
        ) : null}
        <OutcomeRows outcomes={outcomes} />
        {next && !isToday && next.item.kind === 'appointment' ? (
          <Text soft size="sm" className={styles.bring}>
            {t('today.bring')}
          </Text>
        ) : null}
        <Row gap={2} align="center" className={styles.ways}>
          <LinkButton tone="primary" dense to={paths.myDay(id)}>
            {later.length > SHOWN ? t('today.more', { count: later.length - SHOWN }) : t('title')}
          </LinkButton>
          <LinkButton dense to={next ? paths.live(id) : paths.publicResults(id)}>
            {next ? t('today.live') : t('today.results')}
          </LinkButton>
        </Row>
      </Box>
    </Stack>
  );
}

const keyOf = ({ item }: NextStart) =>
  item.kind === 'duty' ? item.duty.panelId : item.appointment.programmeId;

interface LaterStartProps {
  readonly start: NextStart;
  readonly surfaces: ReadonlyMap<string, string>;
  readonly date: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

function LaterStart({ start, surfaces, date, now }: LaterStartProps) {
  const { t } = useTranslation('mySchedule');
  const title = useTitleOf(start.item);
  return (
    <li>
      <span className={styles.times}>
        <TimeOfStart start={start} />
      </span>
      <span className={styles.what}>
        {title}
        <Text as="span" soft size="sm">
          {whereOf(start.item, surfaces)} · <What item={start.item} />
        </Text>
        {start.hasNoIce ? <WarnLine>{t('noIce')}</WarnLine> : <HeldLine until={start.heldUntil} />}
        {isOfFamily(start) ? (
          <span>
            <PresenceLine start={start} date={date} now={now} />
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** For organisers: what is on the ice of each surface, and how late it is. */
function OrganiserCard({ competition: { id, name, accent } }: CardProps) {
  const { t } = useTranslation('mySchedule');
  return (
    <Box as="article" frame="card" className={styles.ticket} data-accent={accent}>
      <Text className={styles.head}>
        {t('today.today')} · <Link to={paths.publicCompetition(id)}>{name}</Link>
      </Text>
      <div className={styles.body}>
        <LiveNow competitionId={id} />
      </div>
      <Row gap={2} align="center" className={styles.ways}>
        <LinkButton tone="primary" dense to={paths.nowAndNext(id)}>
          {t('today.nowAndNext')}
        </LinkButton>
        <LinkButton dense to={paths.checkIn(id)}>
          {t('today.checkIn')}
        </LinkButton>
      </Row>
    </Box>
  );
}
