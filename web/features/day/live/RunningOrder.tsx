import { Fragment } from 'react';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { BlockTime } from './BlockTime.tsx';
import styles from './Live.module.css';
import { CancelledRow } from './CancelledRow.tsx';
import { dayRows, type DayRow } from './dayRows.ts';
import { liveEventNames } from './liveView.ts';
import { BlockName, type BlockProps } from './BlockName.tsx';
import { usePassed } from './useServerTime.ts';

/** The whole day of each surface, what is over folded away. */
export function RunningOrder({ live }: { readonly live: Live }) {
  const { t } = useTranslation('live');
  const names = liveEventNames(live);
  const passed = usePassed(live);
  return (
    <Stack as="section" gap={3} aria-label={t('order')}>
      <h2>{t('order')}</h2>
      <Stack gap={4} className={styles.surfaces} data-columns={live.surfaces.length}>
        {live.surfaces.map((surface) => {
          const { id, name } = surface;
          const { over, open } = dayRows(surface);
          return (
            <div key={id} className={styles.track}>
              {live.surfaces.length > 1 ? <h3>{name}</h3> : null}
              {over.length > 0 ? (
                <details>
                  <summary>{t('earlier', { count: over.length })}</summary>
                  <DayRows rows={over} names={names} passed={passed} />
                </details>
              ) : null}
              <DayRows rows={open} names={names} passed={passed} />
            </div>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface DayRowsProps {
  readonly rows: readonly DayRow[];
  readonly names: BlockProps['names'];
  readonly passed: number | null;
}

function DayRows({ rows, names, passed }: DayRowsProps) {
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
            <BlockWords block={row.block} names={names} />
          </li>
        ),
      )}
    </ol>
  );
}

function BlockWords({ block, names }: BlockProps) {
  const { t } = useTranslation('live');
  return (
    <div>
      <p>
        <BlockName block={block} names={names} />
        {block.state === 'now' ? <Pill tone="accent">{t('now')}</Pill> : null}
        {block.state === 'skipped' ? <Pill tone="neutral">{t('skipped')}</Pill> : null}
      </p>
      {block.flight ? (
        <Text soft size="sm" breaks>
          {block.flight.skaters.map(({ name, missed }, index) => (
            // Two children of one flight may have the same published name.
            <Fragment key={`${String(index)} ${name}`}>
              {index > 0 ? ', ' : ''}
              {missed === undefined ? name : <s>{name}</s>}
              {missed === undefined ? '' : ` ${t(`follow.${missed}`)}`}
            </Fragment>
          ))}
        </Text>
      ) : null}
    </div>
  );
}
