import type { Live, LiveBlock, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BlockTime } from './BlockTime.tsx';
import { ComingFrom } from './ComingFrom.tsx';
import { DayLine } from './DayLine.tsx';
import { delayText } from './delayText.ts';
import styles from './Hall.module.css';
import { cancelledEventNames } from './dayRows.ts';
import { isSurfaceOver, liveEventNames } from './liveView.ts';
import { BlockName } from './BlockName.tsx';
import { Text } from '../../../ui/Text.tsx';
import { usePassed } from './useServerTime.ts';

interface HallSurfaceProps {
  readonly surface: LiveSurface;
  readonly live: Live;
}

/** A surface, to be read from the other side of the ice: who skates, who warms up next, and when. */
export function HallSurface({ surface, live }: HallSurfaceProps) {
  const { t } = useTranslation('live');
  const names = liveEventNames(live);
  const passed = usePassed(live);
  const now = surface.now === null ? null : (surface.blocks[surface.now] ?? null);
  const [next, ...later] = surface.next.flatMap((index) => surface.blocks[index] ?? []);
  const delay = delayText(t, surface.delayMinutes);
  return (
    <section className={styles.surface} aria-label={surface.name}>
      <header className={styles.surfaceHead}>
        <h2>{surface.name}</h2>
        {now || next ? (
          <p className={styles.delay} data-tone={delay.tone}>
            {delay.text}
          </p>
        ) : null}
      </header>
      <div className={styles.now}>
        <h3>{t('now')}</h3>
        {now ? (
          <>
            <Text breaks snug className={styles.event}>
              <BlockName block={now} names={names} />
            </Text>
            <Skaters block={now} />
          </>
        ) : (
          <Text breaks snug className={styles.event}>
            {t(isSurfaceOver(surface) ? 'dayOver' : 'nothingNow')}
          </Text>
        )}
      </div>
      {next ? (
        <div className={styles.next}>
          <h3>{t('nextWarmUp')}</h3>
          <Text breaks snug className={styles.event}>
            <BlockTime block={next} passed={passed} /> <BlockName block={next} names={names} />
          </Text>
          <Skaters block={next} />
          <ComingFrom block={next} live={live} className={styles.comingFrom} />
        </div>
      ) : null}
      {later.length > 0 ? (
        <ul role="list" className={styles.later} aria-label={t('after')}>
          {later.map((block) => (
            <li key={block.flight?.id}>
              <BlockTime block={block} passed={passed} /> <BlockName block={block} names={names} />
            </li>
          ))}
        </ul>
      ) : null}
      {surface.cancelled.length > 0 ? (
        <p className={styles.cancelled}>{t('cancelledToday', { events: cancelledEventNames(surface) })}</p>
      ) : null}
      <DayLine surface={surface} live={live} />
    </section>
  );
}

function Skaters({ block: { flight } }: { readonly block: LiveBlock }) {
  if (!flight) return null;
  const skaters = flight.skaters.filter(({ missed }) => missed === undefined);
  return (
    <ol className={styles.skaters} data-many={skaters.length > 6 || undefined}>
      {skaters.map(({ name, rink }, index) => (
        // Two children of one flight may have the same published name.
        <li key={`${String(index)} ${name}`}>
          <span>{name}</span>
          {rink === null ? null : <span className={styles.rink}>{rink}</span>}
        </li>
      ))}
    </ol>
  );
}
