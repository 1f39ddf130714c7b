import { useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { fillSurface } from './fillSurface.ts';
import styles from './Hall.module.css';
import { HallSurface } from './HallSurface.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Text } from '../../../ui/Text.tsx';
import { useLive } from './useLive.ts';
import { useServerTime } from './useServerTime.ts';

/** `/competitions/{competitionId}/hall`: a display that nobody touches all day. */
export function HallPage() {
  const { t } = useTranslation('live');
  const { competitionId = '' } = useParams();
  const live = useLive(competitionId);
  useAwakeScreen(true);
  return (
    <main className={styles.hall} {...(live.data && { 'data-accent': live.data.competition.accent })}>
      {live.data ? (
        <>
          <DocumentTitle title={`${t('hall')} · ${live.data.competition.name}`} />
          <HallHead live={live.data} competitionId={competitionId} />
          <AsOf queries={[live]} timeZone={live.data.competition.timeZone} />
          <HallSurfaces live={live.data} />
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

/** The surfaces beside each other, each in letters as large as it has room for. */
function HallSurfaces({ live }: { readonly live: Live }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const fit = () => {
      for (const surface of current.children) if (surface instanceof HTMLElement) fillSurface(surface);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(document.documentElement);
    fit();
    return () => watch.disconnect();
  }, [live]);
  return (
    <div ref={box} className={styles.surfaces} data-columns={Math.max(1, live.surfaces.length)}>
      {live.surfaces.map((surface) => (
        <HallSurface key={surface.id} surface={surface} live={live} />
      ))}
    </div>
  );
}

function HallHead({ live, competitionId }: { readonly live: Live; readonly competitionId: string }) {
  const [, time = ''] = useServerTime(live.competition.timeZone).split('T');
  return (
    <header className={styles.head}>
      <h1>
        <Link to={paths.live(competitionId)}>{live.competition.name}</Link>
      </h1>
      <Text weight="strong" figures className={styles.clock}>
        <time dateTime={time}>{formatTime(time)}</time>
      </Text>
    </header>
  );
}
