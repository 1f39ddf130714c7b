import { useParams } from 'react-router-dom';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './Hall.module.css';
import { HallSurface } from './HallSurface.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Text } from '../../../ui/Text.tsx';
import { useLive } from './useLive.ts';
import { Offline } from './Offline.tsx';
import { useServerTime } from './useServerTime.ts';

/** `/competitions/{competitionId}/hall`: a display that nobody touches all day. */
export function HallPage() {
  const { t } = useTranslation('live');
  const { competitionId = '' } = useParams();
  const live = useLive(competitionId);
  useAwakeScreen(true);
  return (
    <main className={styles.hall}>
      {live.data ? (
        <>
          <DocumentTitle title={`${t('hall')} · ${live.data.competition.name}`} />
          <HallHead live={live.data} />
          {live.isError ? (
            <Offline since={live.dataUpdatedAt} timeZone={live.data.competition.timeZone} />
          ) : null}
          <div className={styles.surfaces} data-columns={Math.max(1, live.data.surfaces.length)}>
            {live.data.surfaces.map((surface) => (
              <HallSurface key={surface.id} surface={surface} live={live.data} />
            ))}
          </div>
          {live.data.date === null ? <p className={styles.nothing}>{t('none.text')}</p> : null}
        </>
      ) : live.isError ? (
        <ErrorState title={t('failed')} onRetry={() => void live.refetch()} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </main>
  );
}

function HallHead({ live }: { readonly live: Live }) {
  const time = useServerTime(live.competition.timeZone).slice(-5);
  return (
    <header className={styles.head}>
      <h1>{live.competition.name}</h1>
      <Text weight="strong" figures className={styles.clock}>
        <time dateTime={time}>{formatTime(time)}</time>
      </Text>
    </header>
  );
}
