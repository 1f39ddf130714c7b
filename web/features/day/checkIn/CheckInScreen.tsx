import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { laterPart } from '../../../laterPart.ts';
import { addressOf } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';
import { useServerTime } from '../live/index.ts';
import { DayTroubles, LaterOpenSeats } from '../rests/index.ts';
import styles from './CheckIn.module.css';
import { RunSection } from './RunSection.tsx';
import { Unplaced } from './Unplaced.tsx';
import { currentRun, missingStarts, searchStarts, type Start } from './checkInList.ts';
import { flightsWithIce } from './joinableFlights.ts';
import { useStarterStates } from './useStarterState.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { StarterRow, type CheckInDay } from './StarterRow.tsx';

const ScratchUndo = laterPart(async () => (await import('./ScratchUndo.tsx')).ScratchUndo);

/** More would not be read on a phone. */
const MOST_SHOWN = 30;

/** Between 4 and 5 seconds, so that a hall of phones does not ask at the same moment. */
const ASK_MILLISECONDS = 4_000;

const DAY = 'day';

/** Of a family's code, which a phone's camera opens. */
const FIND = 'find';

interface CheckInScreenProps {
  readonly competitionId: string;
  /** With the ways to change orders, to walk on and to reach a family. */
  readonly isOrganiser: boolean;
}

/** The runs of a day, with a search above them that a hand scanner types into. */
export function CheckInScreen({ competitionId, isOrganiser }: CheckInScreenProps) {
  const { t } = useTranslation('checkIn');
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [typed, setTyped] = useState(search.get(FIND) ?? '');
  const runs = useRuns(competitionId, search.get(DAY));
  const states = useStarterStates(competitionId, runs.data);
  const now = useServerTime(runs.data?.competition.timeZone ?? 'UTC');
  if (isApiError(runs.error, 'NotFound'))
    return <EmptyState drawing="schedule" title={t('none')} text={t('noneText')} />;
  if (!runs.data) {
    return runs.isError ? (
      <ErrorState title={t('failed')} onRetry={() => void runs.refetch()} />
    ) : (
      <Spinner />
    );
  }
  const { date, days, surfaces } = runs.data;
  const found = searchStarts(runs.data, typed);
  const checkInOnly = () => {
    const waiting = found.filter((start) => states.stateOf(start) === 'expected');
    const [only] = waiting;
    if (!only || new Set(waiting.map(({ starter }) => starter.name)).size > 1) return;
    states.tap(only, 'checkIn');
    setTyped('');
  };
  const show = (day: string) => changeSearch({ [DAY]: day }, { replace: true, preventScrollReset: true });
  const first = currentRun(runs.data);
  const isToday = date === skatingDay(new Date(`${now}:00Z`), 'UTC');
  const day = {
    competitionId,
    isOrganiser,
    states,
    timeZone: runs.data.competition.timeZone,
    flights: flightsWithIce(runs.data),
    isToday,
    clock: { date, now },
  };
  return (
    <Stack gap={4}>
      {days.length > 1 ? (
        <Segments
          label={t('day')}
          options={days.map((value) => ({ value, label: formatWeekday(value) }))}
          value={date}
          onChange={show}
        />
      ) : null}
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          checkInOnly();
        }}
      >
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          type="search"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
        {isOrganiser ? (
          <a
            className={styles.paper}
            href={addressOf(
              'getScheduleDocument',
              { competitionId },
              { document: 'checkIn', paper: 'a4', date },
            )}
            target="_blank"
            rel="noopener"
          >
            {t('paper')}
          </a>
        ) : null}
      </form>
      {states.lastScratch ? (
        <Suspense>
          <ScratchUndo last={states.lastScratch} runs={runs.data} states={states} />
        </Suspense>
      ) : null}
      {states.unsent > 0 ? (
        <Box role="status" as="p" round="panel" background="warn" pad={3} padInline={4} tone="warn">
          {t('unsentText', { count: states.unsent })}
        </Box>
      ) : runs.isError ? (
        <Box role="status" as="p" round="panel" background="warn" pad={3} padInline={4} tone="warn">
          {t('stale')}
        </Box>
      ) : null}
      {typed.trim() === '' ? (
        <>
          {isToday ? (
            <DayTroubles runs={runs.data} competitionId={competitionId} isOrganiser={isOrganiser} />
          ) : null}
          {isToday && isOrganiser ? (
            <Suspense fallback={null}>
              <LaterOpenSeats competitionId={competitionId} runs={runs.data} />
            </Suspense>
          ) : null}
          {isToday ? (
            <MissingStarts missing={missingStarts(runs.data, now, states.isRecent)} day={day} />
          ) : null}
          {runs.data.runs.map((run) => (
            <RunSection
              key={run.id}
              run={run}
              surface={surfaces.find(({ id }) => id === run.surfaceId)?.name ?? ''}
              isOpen={run.id === first?.id}
              day={day}
            />
          ))}
          {isOrganiser ? <Unplaced day={runs.data} competitionId={competitionId} /> : null}
        </>
      ) : (
        <FoundStarts found={found} day={day} cancelled={runs.data.cancelledEvents} />
      )}
    </Stack>
  );
}

const jitter = () => Math.random() * 1_000;

/** The runs of a day, asked for again while the page is open: several helpers tap at once. @param date null for today's */
function useRuns(competitionId: string, date: string | null) {
  return useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, ...(date !== null && { query: { date } }) }),
    refetchInterval: () => ASK_MILLISECONDS + jitter(),
  });
}

interface MissingStartsProps {
  readonly missing: readonly Start[];
  readonly day: CheckInDay;
}
/** The skaters who should be at the rink by now. */
function MissingStarts({ missing, day }: MissingStartsProps) {
  const { t } = useTranslation('checkIn');
  if (missing.length === 0) return null;
  const count = missing.filter(({ starter }) => starter.state === 'expected').length;
  return (
    <Stack as="section" gap={3} aria-labelledby="missing">
      <h2 id="missing">{t('missing', { count })}</h2>
      <Text soft size="sm">
        {t('missingText')}
      </Text>
      <Stack role="list" as="ul" minContent frame="panel" className={styles.starters}>
        {missing.map((start) => (
          <StarterRow
            key={`${start.flight.id} ${start.starter.programmeId}`}
            start={start}
            day={day}
            flight={flightText(t, start.flight)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface FoundStartsProps {
  readonly found: readonly Start[];
  readonly day: CheckInDay;
  readonly cancelled: DayRuns['cancelledEvents'];
}
/** The starts that the search found, each with its flight. */
function FoundStarts({ found, day, cancelled }: FoundStartsProps) {
  const { t } = useTranslation('checkIn');
  return (
    <Stack as="section" gap={3} aria-label={t('search')}>
      <Text role="status" soft size="sm">
        {found.length === 0 ? t('noMatch') : t('matches', { count: found.length })}
      </Text>
      {found.length === 0
        ? cancelled.map(({ format, level, reason }) => (
            <Text key={`${format} ${level}`} size="sm">
              {t('cancelled', { event: eventLabel(format, level), reason })}
            </Text>
          ))
        : null}
      <Stack role="list" as="ul" minContent frame="panel" className={styles.starters}>
        {found.slice(0, MOST_SHOWN).map((start) => (
          <StarterRow
            key={`${start.flight.id} ${start.starter.programmeId}`}
            start={start}
            day={day}
            flight={flightText(t, start.flight)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** A flight by its published time, and when it is expected where that is another. */
function flightText(t: Translator<'checkIn'>, { start, expected, event }: RunFlight): string {
  const published = formatTime(start);
  const flight = t('flight', { start: published, event: eventLabel(event.format, event.level) });
  return expected === null || formatTime(expected) === published
    ? flight
    : `${flight} · ${t('late', { when: formatTime(expected) })}`;
}
