import type { Live, LiveBlock, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { blockNotes } from './blockNotes.ts';
import { StartOfBlock } from './BlockTime.tsx';
import { ComingFrom } from './ComingFrom.tsx';
import { DayLine } from './DayLine.tsx';
import styles from './Hall.module.css';
import { cancelledEvents } from './dayRows.ts';
import { HallSkaters } from './HallSkaters.tsx';
import { isSurfaceOver } from './liveView.ts';
import { stateToday } from './surfaceState.ts';
import { usePassed } from './useServerTime.ts';

interface HallSurfaceProps {
  readonly surface: LiveSurface;
  readonly live: Live;
}

/** A surface, to be read from the other side of the ice: who skates, who warms up next, and when. */
export function HallSurface({ surface, live }: HallSurfaceProps) {
  const { t } = useTranslation('live');
  const now = surface.now === null ? null : (surface.blocks[surface.now] ?? null);
  const [next, ...later] = surface.next.flatMap((index) => surface.blocks[index] ?? []);
  const delay = stateToday(t, surface, usePassed(live));
  return (
    <section className={styles.surface} aria-label={surface.name}>
      <header className={styles.surfaceHead}>
        <h2>{surface.name}</h2>
        {delay !== null && (now || next) ? (
          <p className={styles.delay} data-tone={delay.tone}>
            {delay.text}
          </p>
        ) : null}
      </header>
      <div className={styles.now}>
        <div className={styles.title}>
          <h3>{t('now')}</h3>
          {now ? (
            <Title block={now} live={live} since={surface.overtimeSince} />
          ) : (
            <strong>{t(isSurfaceOver(surface) ? 'dayOver' : 'nothingNow')}</strong>
          )}
        </div>
        {now ? <HallSkaters block={now} /> : null}
      </div>
      <div className={styles.after}>
        {next ? (
          <div className={styles.next}>
            <div className={styles.title}>
              <h3>{t('nextWarmUp')}</h3>
              <Title block={next} live={live} isTimed />
            </div>
            <HallSkaters block={next} />
            <ComingFrom block={next} live={live} className={styles.comingFrom} />
          </div>
        ) : null}
        {later.length > 0 ? (
          <ul role="list" className={styles.later} aria-label={t('after')}>
            {later.map((block) => (
              <li key={block.flight?.id} className={styles.title}>
                <Title block={block} live={live} isTimed />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <CancelledToday surface={surface} />
      <DayLine surface={surface} live={live} />
    </section>
  );
}

interface TitleProps {
  readonly block: LiveBlock;
  readonly live: Live;
  readonly isTimed?: boolean;
  /** Of the flight on the ice where it is over its time. */
  readonly since?: string | undefined;
}

/** The level large, and its format and flight beside it: the levels of one format follow each other. */
function Title({ block, live, isTimed = false, since }: TitleProps) {
  const { t } = useTranslation('live');
  const passed = usePassed(live);
  const { flight, title, kind } = block;
  const event = live.events.find(({ id }) => id === flight?.eventId);
  const isNamedAlone = event && eventLabel(event.format, event.level) === event.level;
  const more = [
    event && !isNamedAlone ? event.format : '',
    flight && flight.part.of > 1 ? t('part', flight.part) : '',
  ];
  return (
    <>
      {isTimed ? (
        <span className={styles.time}>
          <StartOfBlock block={block} passed={passed} />
        </span>
      ) : null}
      <strong>{event?.level ?? title ?? t(`kinds.${kind}`)}</strong>
      {blockNotes(t, block).map((note) => (
        <span key={note} className={styles.held}>
          {note}
        </span>
      ))}
      {more.some(Boolean) ? <span className={styles.more}>{more.filter(Boolean).join(' · ')}</span> : null}
      {since === undefined ? null : (
        <span className={styles.held}>{t('onIceSince', { time: formatTime(since) })}</span>
      )}
    </>
  );
}

/** "Cancelled today: Solo · Delta, flight 1 (1:07 PM) and flight 3 (1:13 PM)". */
function CancelledToday({ surface }: { readonly surface: LiveSurface }) {
  const { t } = useTranslation('live');
  const events = cancelledEvents(surface).map(({ name, flights }) =>
    t('cancelledFlights', {
      name,
      flights: formatList(
        flights.map(({ start, part }) =>
          part.of > 1
            ? t('cancelledFlight', { number: part.number, time: formatTime(start) })
            : formatTime(start),
        ),
      ),
    }),
  );
  if (events.length === 0) return null;
  return <p className={styles.cancelled}>{t('cancelledToday', { events: events.join('; ') })}</p>;
}
