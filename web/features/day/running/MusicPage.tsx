import { useParams, useSearchParams } from 'react-router-dom';
import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import { delayText, useServerTime } from '../live/index.ts';
import { ClosedScreen, isRefused } from './ClosedScreen.tsx';
import styles from './Music.module.css';
import { surfaceDays, withoutMusic, lengthOf } from './surfaceDay.ts';
import { useRunsOfDay } from './useRunsOfDay.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { FlightName, FlightTime } from './FlightWords.tsx';

/** `/day/{competitionId}/music`: which music plays now, and which is next. */
export function MusicPage() {
  const { t } = useTranslation('running');
  const { competitionId = '' } = useParams();
  const runs = useRunsOfDay(competitionId);
  const isClosed = isRefused(runs.error);
  return (
    <Stack gap={4} top>
      <DocumentTitle title={t('desk.title')} />
      {runs.data && !isClosed ? (
        <MusicScreen runs={runs.data} isOld={runs.isError} />
      ) : isClosed ? (
        <ClosedScreen />
      ) : isApiError(runs.error, 'NotFound') ? (
        <EmptyState drawing="schedule" title={t('none')} text={t('noneText')} />
      ) : runs.isError ? (
        <ErrorState title={t('failed')} onRetry={() => void runs.refetch()} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </Stack>
  );
}

function MusicScreen({ runs, isOld }: { readonly runs: DayRuns; readonly isOld: boolean }) {
  const { t } = useTranslation('running');
  const { t: liveText } = useTranslation('live');
  const [params, setParams] = useSearchParams();
  const surfaces = surfaceDays(runs);
  const surface = surfaces.find(({ id }) => id === params.get('surface')) ?? surfaces[0];
  const time = useServerTime(runs.competition.timeZone).slice(-5);
  if (!surface) return <EmptyState drawing="schedule" title={t('none')} text={t('noneText')} />;
  const { now, next, later, delayMinutes } = surface;
  const toCome = next ? [next, ...later] : later;
  const delay = delayText(liveText, delayMinutes);
  const missing = withoutMusic([...(now ? [now] : []), ...toCome]);
  return (
    <>
      <Row as="header" gap={2} columnGap={6} align="start" justify="between" className={styles.head}>
        <div>
          <h1>{t('desk.title')}</h1>
          <p>{runs.competition.name}</p>
        </div>
        <Row as="p" gap={3} align="center" wrap={false} weight="strong" figures className={styles.clock}>
          <time>{time}</time> <Pill tone={delay.tone}>{delay.text}</Pill>
        </Row>
      </Row>
      {isOld ? (
        <Box
          as="p"
          round="control"
          background="warn"
          pad={3}
          padInline={4}
          tone="warn"
          weight="medium"
          role="status"
        >
          {t('offline')}
        </Box>
      ) : null}
      {surfaces.length > 1 ? (
        <Segments
          label={t('desk.surface')}
          options={surfaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={surface.id}
          onChange={(id) => setParams({ surface: id }, { replace: true })}
        />
      ) : null}
      <p className={missing === 0 ? styles.complete : styles.missing}>
        {missing === 0 ? t('desk.allMusic') : t('desk.missing', { count: missing })}
      </p>
      {now ? <MusicFlight heading={t('now')} flight={now} /> : <Text soft>{t('nothing')}</Text>}
      {toCome.slice(0, 3).map((flight, index) => (
        <MusicFlight key={flight.id} heading={t(index === 0 ? 'next' : 'later')} flight={flight} />
      ))}
    </>
  );
}

interface MusicFlightProps {
  readonly heading: string;
  readonly flight: RunFlight;
}
/** A flight in start order: whose music, which, and how long. */
function MusicFlight({ heading, flight }: MusicFlightProps) {
  const { t } = useTranslation('running');
  return (
    <Box
      as="section"
      frame="panel"
      pad={4}
      className={styles.flight}
      aria-label={`${heading}: ${eventLabel(flight.event.format, flight.event.level)} ${String(flight.part.number)}`}
    >
      <h2>
        <span className={styles.heading}>{heading}</span> <FlightTime flight={flight} />{' '}
        <FlightName flight={flight} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('desk.order')}</th>
            <th scope="col">{t('desk.name')}</th>
            <th scope="col">{t('desk.music')}</th>
            <th scope="col">{t('desk.length')}</th>
          </tr>
        </thead>
        <tbody>
          {flight.starters.map(({ programmeId, order, name, sayAs, musicTitle, seconds, state }) => (
            <tr key={programmeId} data-state={state}>
              <td>{order}</td>
              <td>
                <strong>{name}</strong>
                {sayAs === '' ? null : <span className={styles.said}>{t('desk.said', { sayAs })}</span>}
                {state === 'scratched' || state === 'noShow' ? (
                  <Pill tone="neutral">{t(`states.${state}`)}</Pill>
                ) : null}
              </td>
              <td>{musicTitle === '' ? <Pill tone="warn">{t('desk.noMusic')}</Pill> : musicTitle}</td>
              <td>{lengthOf(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
