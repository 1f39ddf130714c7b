import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../../api/ApiError.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Box } from '../../../../ui/Box.tsx';
import { delayText, useServerTime } from '../../live/index.ts';
import { ClosedScreen } from '../ClosedScreen.tsx';
import { surfaceDays, withoutMusic } from '../surfaceDay.ts';
import type { DeskDay } from './deskDay.ts';
import { deskFlights } from './deskDay.ts';
import { DeskFlightTable } from './DeskFlightTable.tsx';
import { MusicDesk } from './MusicDesk.tsx';
import styles from './Music.module.css';
import { useDeskDay } from './useDeskDay.ts';

/** `/day/{competitionId}/music`: plays the music of a surface in the order in which it skates. */
export function MusicPage() {
  const { t } = useTranslation('running');
  const { competitionId = '' } = useParams();
  const { day, runs, isClosed, titlesOnly, isOld } = useDeskDay(competitionId);
  return (
    <Stack gap={4} top>
      <DocumentTitle title={t('desk.title')} />
      {day ? (
        <MusicScreen competitionId={competitionId} day={day} isOld={isOld} titlesOnly={titlesOnly} />
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

interface MusicScreenProps {
  readonly competitionId: string;
  readonly day: DeskDay;
  readonly isOld: boolean;
  readonly titlesOnly: boolean;
}

function MusicScreen({ competitionId, day, isOld, titlesOnly }: MusicScreenProps) {
  const { t } = useTranslation('running');
  const { t: liveText } = useTranslation('live');
  const { t: deskText } = useTranslation('musicDesk');
  const [params, setParams] = useSearchParams();
  const { runs, music } = day;
  const surfaces = surfaceDays(runs);
  const surface = surfaces.find(({ id }) => id === params.get('surface')) ?? surfaces[0];
  const [, time = ''] = useServerTime(runs.competition.timeZone).split('T');
  if (!surface) return <EmptyState drawing="schedule" title={t('none')} text={t('noneText')} />;
  const delay = delayText(liveText, surface.delayMinutes);
  const flights = deskFlights(surface, music);
  const hasDesk = !titlesOnly && (music?.programmes.some(({ file }) => file !== null) ?? false);
  return (
    <>
      <Row as="header" gap={2} columnGap={6} align="start" justify="between" className={styles.head}>
        <div>
          <h1>{t('desk.title')}</h1>
          <p>{runs.competition.name}</p>
        </div>
        <Row as="p" gap={3} align="center" wrap={false} weight="strong" figures className={styles.clock}>
          <time dateTime={time}>{formatTime(time)}</time> <Pill tone={delay.tone}>{delay.text}</Pill>
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
          {hasDesk ? deskText('offline') : t('offline')}
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
      {hasDesk ? (
        <MusicDesk
          key={surface.id}
          competitionId={competitionId}
          surfaceId={surface.id}
          day={day}
          flights={flights}
        />
      ) : (
        <>
          <Titles missing={withoutMusic(flights.map(({ flight }) => flight))} />
          {flights.length === 0 ? <Text soft>{t('nothing')}</Text> : null}
          {flights.slice(0, 4).map((one, index) => (
            <DeskFlightTable key={one.flight.id} flight={one} isNext={index === 0} />
          ))}
        </>
      )}
    </>
  );
}

/** Whether the announcer knows what every programme skates to. */
function Titles({ missing }: { readonly missing: number }) {
  const { t } = useTranslation('running');
  return (
    <p className={missing === 0 ? styles.complete : styles.missing}>
      {missing === 0 ? t('desk.allMusic') : t('desk.missing', { count: missing })}
    </p>
  );
}
