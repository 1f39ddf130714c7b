import type { Live, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { StarterName, withNumbers } from '../follow/index.ts';
import { BlockName, type BlockProps } from './BlockName.tsx';
import { BlockTime } from './BlockTime.tsx';
import { CancelledRow } from './CancelledRow.tsx';
import { nextRows } from './dayRows.ts';
import { DayLine } from './DayLine.tsx';
import styles from './Live.module.css';
import { liveEventNames, ceremoniesToCome, isSurfaceOver, levelsByFormat } from './liveView.ts';
import { stateToday } from './surfaceState.ts';
import { usePassed, useServerTime } from './useServerTime.ts';

/** Each flight of the running order says when its own is. */
const SHOWN = 1;

interface SurfaceNowProps {
  readonly surface: LiveSurface;
  readonly live: Live;
}

/** The flight on the ice of one surface, the next one, and the delay. */
export function SurfaceNow({ surface, live }: SurfaceNowProps) {
  const { t } = useTranslation('live');
  const names = liveEventNames(live);
  const passed = usePassed(live);
  const now = surface.now === null ? null : (surface.blocks[surface.now] ?? null);
  const isPhone = useIsPhone();
  const rows = nextRows(surface);
  const first = rows.findIndex((row) => 'block' in row);
  // The running order below has the other flights.
  const next = isPhone ? rows.filter((row, index) => index === first || 'cancelled' in row) : rows;
  const delay = stateToday(t, surface, passed);
  const isIdle = now === null && surface.next.length === 0;
  return (
    <Stack as="section" gap={4} top frame="panel" pad={4} aria-label={surface.name}>
      <Row as="header" gap={2} columnGap={4} align="center" justify="between" className={styles.surfaceHead}>
        <h2>{surface.name}</h2>
        {isIdle || delay === null ? null : <Pill tone={delay.tone}>{delay.text}</Pill>}
      </Row>
      <DayLine surface={surface} live={live} />
      <div className={styles.now}>
        <Text as="h3" soft size="sm" weight="medium" className={styles.heading}>
          {t('now')}
        </Text>
        {now ? (
          <NowBlock block={now} names={names} since={surface.overtimeSince} />
        ) : (
          <Text soft>{t(isSurfaceOver(surface) ? 'dayOver' : 'nothingNow')}</Text>
        )}
      </div>
      {next.length > 0 ? (
        <div className={styles.next}>
          <Text as="h3" soft size="sm" weight="medium" className={styles.heading}>
            {t('next')}
          </Text>
          <ol role="list">
            {next.map((row) => (
              <li key={row.start} className={styles.nextFlight}>
                {'cancelled' in row ? (
                  <CancelledRow flight={row.cancelled} />
                ) : (
                  <>
                    <BlockTime block={row.block} passed={passed} />
                    <div>
                      <BlockName block={row.block} names={names} />
                      {rows[first] === row ? <FlightSkaters block={row.block} /> : null}
                    </div>
                  </>
                )}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <NextAwards surface={surface} live={live} />
    </Stack>
  );
}

interface NowBlockProps extends BlockProps {
  /** Where it is over its time. */
  readonly since: string | undefined;
}

function NowBlock({ block, names, since }: NowBlockProps) {
  const { t } = useTranslation('live');
  return (
    <>
      <Text size="xl" breaks>
        <BlockName block={block} names={names} />
      </Text>
      {since === undefined ? null : (
        <Text size="sm" tone="warn">
          {t('onIceSince', { time: formatTime(since) })}
        </Text>
      )}
      <FlightSkaters block={block} />
    </>
  );
}

/** The skaters of a flight in their start order, each with a star. */
function FlightSkaters({ block: { flight } }: Pick<BlockProps, 'block'>) {
  if (!flight) return null;
  return (
    <Stack as="ol" gap={1} minContent breaks className={styles.skaters}>
      {withNumbers(flight.skaters).map(({ skater, number }, index) => (
        // Two children of one flight may have the same published name.
        <li key={`${String(index)} ${skater.name}`} value={number} data-missed={skater.missed}>
          <StarterName skater={skater} />
        </li>
      ))}
    </Stack>
  );
}

interface NextAwardsProps {
  readonly surface: LiveSurface;
  readonly live: Live;
}

/** When the medals of the next runs are given, as the day goes. */
function NextAwards({ surface, live }: NextAwardsProps) {
  const { t } = useTranslation('live');
  const now = useServerTime(live.competition.timeZone);
  const next = ceremoniesToCome(surface, live.date, now).slice(0, SHOWN);
  if (next.length === 0) return null;
  const nameOf = (level: string, flights: readonly number[]) =>
    flights.length === 0
      ? level
      : t('levelFlights', { level, count: flights.length, flights: formatList(flights.map(String)) });
  return (
    <div className={styles.next}>
      <Text as="h3" soft size="sm" weight="medium" className={styles.heading}>
        {t('awardsAt')}
      </Text>
      <ul role="list">
        {next.map((ceremony) => (
          <li key={`${ceremony.time} ${ceremony.eventIds.join(' ')}`} className={styles.nextFlight}>
            <strong>{ceremony.hasNoIce ? t('newTimeFollows') : formatTime(ceremony.time)}</strong>
            <Text as="span" size="sm">
              {live.surfaces.length > 1 ? `${surface.name} · ` : ''}
              {levelsByFormat(live, surface, ceremony, nameOf)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
