import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { hasNobodyLeft } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import type { IdleIce } from '../../../../shared/domain/day/running/idleIce.ts';
import type { OverdueFlight } from '../../../../shared/domain/day/running/overdueFlights.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import { surfaceState } from '../live/index.ts';
import {
  HeldFlight,
  HoldFlight,
  HoldMenu,
  type VenueDay,
  unsentTaps,
  venueSecondsNow,
} from '../rests/index.ts';
import { FlightName, FlightTime } from './FlightWords.tsx';
import { MissingStarters } from './MissingStarters.tsx';
import styles from './Running.module.css';
import { StartDialog } from './StartDialog.tsx';
import { StarterList } from './StarterList.tsx';
import { TappedLate } from './TappedLate.tsx';
import { NothingNow } from './NothingNow.tsx';
import { startQuestion, type StartQuestion } from './startQuestion.ts';
import { UndoDialog, type Undoing } from './UndoDialog.tsx';
import { notCheckedIn, type SurfaceDay } from './surfaceDay.ts';
import { useTaps } from './useTaps.ts';

/** Flights after the next one that are named. */
const LATER = 4;

/** So long after its time a flight that has not started is due. */
const DUE_SECONDS = 60;

/** Milliseconds for which the next flight does not start: a second tap was meant for the first. */
const PAUSE = 6_000;

interface SurfaceColumnProps {
  readonly surface: SurfaceDay;
  /** Where nobody skates although the next flight could. */
  readonly idle: IdleIce<RunFlight> | undefined;
  /** The flight on the ice, where it is over its time. */
  readonly overdue: OverdueFlight<RunFlight> | undefined;
  readonly competitionId: string;
  readonly day: VenueDay;
  /** At the venue. Only on its own day a flight is held. */
  readonly today: string;
  /** Whether the page asks before a flight starts in which few skaters are checked in. */
  readonly asksFirst: boolean;
  /** A flight started although few were checked in. */
  readonly onStartAnyway: () => void;
}

/** One surface: what is on it, what is next with who is missing, and the taps. */
export function SurfaceColumn(props: SurfaceColumnProps) {
  const { surface, idle, overdue, competitionId, day, today, asksFirst, onStartAnyway } = props;
  const isToday = day.date === today;
  const { t } = useTranslation('running');
  const [asked, setAsked] = useState<StartQuestion | null>(null);
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const taps = useTaps(competitionId, day.timeZone);
  const { name, now, skipped, next, later } = surface;
  /** A flight and those to come after it on this ice. */
  const onIceFrom = (flight: RunFlight) => [flight, ...later.filter(({ start }) => start > flight.start)];
  const startedAt = Date.parse(now?.startedAt ?? '');
  const isJustStarted = usePresent((present) => present.getTime() + serverAhead() < startedAt + PAUSE);
  const { t: liveText } = useTranslation('live');
  const withoutIce = new Set(surface.noIce.flatMap(({ flightIds }) => flightIds));
  const start = (flight: RunFlight) => {
    const hasNoIce = withoutIce.has(flight.id);
    const question = startQuestion(flight, {
      now: venueSecondsNow(day),
      hasNoIce,
      isToday,
      isRehearsed: isRehearsal(competitionId),
      asksFirst,
    });
    if (question) setAsked(question);
    else void taps.start(flight);
  };
  const undo = (one: Undoing) => {
    // Nobody else has heard of a tap that was not sent.
    if (!unsentTaps.takeBack({ flightId: one.flight.id, what: one.what })) setUndoing(one);
  };
  const askedFlight = [...skipped, next].find((one) => one?.id === asked?.flightId);
  // Somebody else started it meanwhile.
  if (asked !== null && !askedFlight) setAsked(null);
  // A delay of a minute or two is none for families; whoever runs the day is waited for.
  const isDue =
    isToday && !now && next !== null && secondsOfTime(next.start) + DUE_SECONDS <= venueSecondsNow(day);
  const usual = surfaceState(liveText, surface);
  const delay = isDue && usual.tone === 'good' ? { text: t('due'), tone: 'warn' as const } : usual;
  return (
    <Stack as="section" gap={4} frame="panel" pad={4} aria-label={name}>
      <Row as="header" gap={2} align="center" justify="between" className={styles.columnHead}>
        <h2>{name}</h2>
        {now || next ? <Pill tone={delay.tone}>{delay.text}</Pill> : null}
      </Row>
      {skipped.length > 0 ? (
        <Stack
          role="list"
          as="ul"
          gap={3}
          minContent
          round="control"
          background="sunken"
          className={styles.skipped}
        >
          {skipped.map((flight) => (
            <li key={flight.id}>
              <p>
                {t('notStarted')} <FlightName flight={flight} />
              </p>
              <Row gap={2}>
                <Button dense onClick={() => void taps.end(flight)}>
                  {t('hasSkated')}
                </Button>
                <Button dense onClick={() => start(flight)}>
                  {t('startsNow')}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      ) : null}
      <Stack gap={2} className={styles.now}>
        <h3>{t('now')}</h3>
        {now ? (
          <>
            <Text size="lg" breaks className={styles.name}>
              <FlightName flight={now} />
            </Text>
            <Text soft size="sm">
              {t('startedBy', { time: taps.clock(now.startedAt), by: now.startedBy ?? '' })}
            </Text>
            {overdue?.flight.id === now.id ? (
              <TappedLate
                key={`overdue ${now.id}`}
                what="end"
                flight={now}
                question={t('overdue', { count: overdue.minutesOnIce, scheduled: overdue.minutesPlanned })}
                dueAt={overdue.dueAt}
                day={day}
                onTapped={(ago) => void taps.end(now, ago)}
              />
            ) : null}
            <MissingStarters
              key={now.id}
              flight={now}
              competitionId={competitionId}
              question={t('notCheckedInQuestion')}
            />
            <StarterList flight={now} />
            <Row gap={2}>
              <Button onClick={() => void taps.end(now)}>{t('end')}</Button>
              <Button tone="plain" onClick={() => undo({ what: 'start', flight: now })}>
                {t('undoStart')}
              </Button>
            </Row>
          </>
        ) : (
          <NothingNow surface={surface} onUndo={undo} clock={taps.clock} />
        )}
      </Stack>
      {next ? (
        <Stack gap={2} className={styles.next}>
          <h3>{t('next')}</h3>
          <Text size="lg" breaks className={styles.name}>
            <FlightTime flight={next} hasNoIce={withoutIce.has(next.id)} /> <FlightName flight={next} />
          </Text>
          {withoutIce.has(next.id) ? <Text tone="bad">{t('noIce')}</Text> : null}
          {idle?.next.id === next.id ? (
            <TappedLate
              key={`idle ${next.id}`}
              what="start"
              flight={next}
              question={t('idle', { count: idle.minutes, time: formatTime(timeOfSeconds(idle.since)) })}
              dueAt={idle.since}
              day={day}
              onTapped={(ago) => void taps.start(next, ago)}
            />
          ) : null}
          <HeldFlight flight={next} competitionId={competitionId} />
          {isToday && !withoutIce.has(next.id) ? (
            <HoldFlight onIce={onIceFrom(next)} flight={next} competitionId={competitionId} day={day} />
          ) : null}
          <MissingNames flight={next} />
          {withoutIce.has(next.id) ? (
            <div>
              <Button onClick={() => start(next)}>{t('startWithout')}</Button>
            </div>
          ) : (
            <button
              key={next.id}
              type="button"
              className={styles.start}
              aria-disabled={isJustStarted || undefined}
              onClick={isJustStarted ? undefined : () => start(next)}
            >
              {t('start')}
            </button>
          )}
          <StarterList flight={next} />
        </Stack>
      ) : null}
      {later.length > 0 ? (
        <Stack role="list" as="ol" minContent className={styles.later} aria-label={t('later')}>
          {later.slice(0, LATER).map((flight) => (
            <li key={flight.id}>
              <FlightTime flight={flight} hasNoIce={withoutIce.has(flight.id)} />
              <span>
                <FlightName flight={flight} />
                {withoutIce.has(flight.id) ? (
                  <Text as="span" size="sm" tone="bad">
                    {' '}
                    {t('noIce')}
                  </Text>
                ) : null}
              </span>
              <MissingCount flight={flight} />
              {isToday && !withoutIce.has(flight.id) ? (
                <HoldMenu onIce={onIceFrom(flight)} flight={flight} competitionId={competitionId} day={day} />
              ) : (
                <span />
              )}
              {flight.hold ? (
                <div className={styles.held}>
                  <HeldFlight flight={flight} competitionId={competitionId} />
                </div>
              ) : null}
            </li>
          ))}
        </Stack>
      ) : null}
      {later.length > LATER ? (
        <Text soft size="sm">
          {t('moreFlights', { count: later.length - LATER })}
        </Text>
      ) : null}
      {asked && askedFlight ? (
        <StartDialog
          flight={askedFlight}
          question={asked}
          days={{ day: day.date, today }}
          competitionId={competitionId}
          onClose={() => setAsked(null)}
          onStart={() => {
            setAsked(null);
            if (asked.isMissing) onStartAnyway();
            void taps.start(askedFlight);
          }}
        />
      ) : null}
      {undoing ? (
        <UndoDialog undoing={undoing} competitionId={competitionId} onClose={() => setUndoing(null)} />
      ) : null}
    </Stack>
  );
}

function MissingNames({ flight }: { readonly flight: RunFlight }) {
  const { t } = useTranslation('running');
  const missing = notCheckedIn(flight);
  if (missing.length === 0) return <Text tone="good">{t('allHere')}</Text>;
  return (
    <Box as="p" round="control" background="warn" pad={2} padInline={3} tone="warn" breaks>
      {t('missing', { count: missing.length, names: missing.map(({ name }) => name).join(', ') })}
    </Box>
  );
}

function MissingCount({ flight }: { readonly flight: RunFlight }) {
  const { t } = useTranslation('running');
  const missing = notCheckedIn(flight).length;
  if (hasNobodyLeft(flight.starters)) return <Pill tone="neutral">{t('nobodySkates')}</Pill>;
  return missing === 0 ? (
    <Pill tone="good">{t('complete')}</Pill>
  ) : (
    <Pill tone="neutral">{t('missingCount', { count: missing })}</Pill>
  );
}
