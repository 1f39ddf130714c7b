import { Fragment } from 'react';
import type { Live, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { BlockTime } from './BlockTime.tsx';
import styles from './Live.module.css';
import { CancelledRow } from './CancelledRow.tsx';
import { dayRows, type DayRow } from './dayRows.ts';
import { awardsTimeOf, liveEventNames, sharedNames } from './liveView.ts';
import { BlockName, type BlockProps } from './BlockName.tsx';
import { usePassed, useServerTime } from './useServerTime.ts';

/** Rows of each surface on a phone, from the one on the ice: more is a long way to the next surface. */
const ON_PHONE = 4;

/** The whole day of each surface; what is over is folded away, and on a phone what is far off. */
export function RunningOrder({ live }: { readonly live: Live }) {
  const { t } = useTranslation('live');
  const names = liveEventNames(live);
  const passed = usePassed(live);
  const now = useServerTime(live.competition.timeZone);
  const shared = sharedNames(live);
  const isPhone = useIsPhone();
  return (
    <Stack as="section" gap={3} aria-label={t('order')}>
      <h2>{t('order')}</h2>
      <Stack gap={4} className={styles.surfaces} data-columns={live.surfaces.length}>
        {live.surfaces.map((surface) => {
          const { id, name } = surface;
          const { over, open } = dayRows(surface);
          const near = isPhone ? open.slice(0, ON_PHONE) : open;
          const later = open.slice(near.length);
          const awardsOf = awardsOfSurface(surface, live.date, now);
          const place = live.surfaces.length > 1 ? name : null;
          const words = { names, passed, shared, awardsOf, place };
          return (
            <div key={id} className={styles.track}>
              {live.surfaces.length > 1 ? <h3>{name}</h3> : null}
              {over.length > 0 ? (
                <details>
                  <summary>{t('earlier', { count: over.length })}</summary>
                  <DayRows rows={over} {...words} />
                </details>
              ) : null}
              <DayRows rows={near} {...words} />
              {later.length > 0 ? (
                <details className={styles.laterRows}>
                  <summary>{t('later', { count: later.length })}</summary>
                  <DayRows rows={later} {...words} />
                </details>
              ) : null}
            </div>
          );
        })}
      </Stack>
      {live.surfaces.some(hasInitials) ? (
        <Text soft size="sm">
          {t('follow.initials')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Whether somebody is published by initials, which have no star. */
const hasInitials = ({ blocks }: LiveSurface) =>
  blocks.some(({ flight }) => flight?.skaters.some(({ rink }) => rink === null));

/** `HH:MM` when the medals of a flight are given; null where nothing is to come. */
type AwardsOf = (block: BlockProps['block']) => string | null;

const awardsOfSurface =
  (surface: LiveSurface, date: string | null, now: string): AwardsOf =>
  ({ flight }) =>
    flight && awardsTimeOf(surface, flight, date, now);

interface WordsProps {
  readonly names: BlockProps['names'];
  /** Names with which the rink is said. */
  readonly shared: ReadonlySet<string>;
  readonly awardsOf: AwardsOf;
  /** Where the medals are given; null where there is one surface. */
  readonly place: string | null;
}

interface DayRowsProps extends WordsProps {
  readonly rows: readonly DayRow[];
  readonly passed: number | null;
}

function DayRows({ rows, passed, ...words }: DayRowsProps) {
  return (
    <ol role="list" className={styles.blocks}>
      {rows.map((row) =>
        'cancelled' in row ? (
          <li key={row.start}>
            <CancelledRow flight={row.cancelled} />
          </li>
        ) : (
          <li key={row.block.flight?.id ?? `${row.block.kind} ${row.start}`} data-state={row.block.state}>
            <BlockTime block={row.block} passed={passed} />
            <BlockWords block={row.block} {...words} />
          </li>
        ),
      )}
    </ol>
  );
}

function BlockWords({ block, names, shared, awardsOf, place }: WordsProps & Pick<BlockProps, 'block'>) {
  const { t } = useTranslation('live');
  const awards = awardsOf(block);
  return (
    <div>
      <p>
        <BlockName block={block} names={names} />
        {block.state === 'now' ? <Pill tone="accent">{t('now')}</Pill> : null}
        {block.state === 'skipped' ? <Pill tone="neutral">{t('skipped')}</Pill> : null}
      </p>
      {/* The card of its surface names who is on the ice. */}
      {block.flight && block.state !== 'now' ? (
        <Text soft size="sm" breaks>
          {block.flight.skaters.map(({ name, rink, missed }, index) => (
            // Two children of one flight may have the same published name.
            <Fragment key={`${String(index)} ${name}`}>
              {index > 0 ? ', ' : ''}
              {missed === undefined ? name : <s>{name}</s>}
              {rink !== null && shared.has(name) ? ` (${rink})` : ''}
              {missed === undefined ? '' : ` ${t(`follow.${missed}`)}`}
            </Fragment>
          ))}
        </Text>
      ) : null}
      {awards === null ? null : (
        <Text soft size="sm">
          {t('awardsAbout', { time: formatTime(awards) })}
          {place === null ? '' : ` · ${place}`}
        </Text>
      )}
    </div>
  );
}
