import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { addressOf } from '../../../api/client.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { useServerTime } from '../live/index.ts';
import styles from './CheckIn.module.css';
import { currentRun, missingStarts, searchStarts } from './checkInList.ts';
import { FoundStarts } from './FoundStarts.tsx';
import { MissingStarts } from './MissingStarts.tsx';
import { RunSection } from './RunSection.tsx';
import { Unplaced } from './Unplaced.tsx';
import { useRuns } from './useRuns.ts';
import { useStarterStates } from './useStarterState.ts';

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
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get(FIND) ?? '');
  const runs = useRuns(competitionId, search.get(DAY));
  const states = useStarterStates(competitionId);
  const now = useServerTime(runs.data?.competition.timeZone ?? 'UTC');
  if (isApiError(runs.error, 'NotFound')) return <EmptyState title={t('none')} text={t('noneText')} />;
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
  const show = (day: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(DAY, day);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const first = currentRun(runs.data);
  const isToday = date === skatingDay(new Date(`${now}:00Z`), 'UTC');
  const day = {
    competitionId,
    isOrganiser,
    states,
    timeZone: runs.data.competition.timeZone,
    flights: runs.data.runs.flatMap(({ flights }) => flights),
    isToday,
    clock: { date, now },
  };
  return (
    <div className={styles.desk}>
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
      {states.unsent > 0 ? (
        <p role="status" className={styles.stale}>
          {t('unsentText', { count: states.unsent })}
        </p>
      ) : runs.isError ? (
        <p role="status" className={styles.stale}>
          {t('stale')}
        </p>
      ) : null}
      {typed.trim() === '' ? (
        <>
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
        <FoundStarts found={found} day={day} />
      )}
    </div>
  );
}
