import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { BlockTime } from './BlockTime.tsx';
import styles from './Live.module.css';
import { liveEventNames } from './liveView.ts';
import { BlockName } from './BlockName.tsx';
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
        {live.surfaces.map(({ id, name, blocks }) => {
          const over = blocks.filter(({ state }) => state === 'done');
          const open = blocks.filter(({ state }) => state !== 'done');
          return (
            <div key={id} className={styles.track}>
              {live.surfaces.length > 1 ? <h3>{name}</h3> : null}
              {over.length > 0 ? (
                <details>
                  <summary>{t('earlier', { count: over.length })}</summary>
                  <BlockList blocks={over} names={names} passed={passed} />
                </details>
              ) : null}
              <BlockList blocks={open} names={names} passed={passed} />
            </div>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface BlockListProps {
  readonly blocks: readonly LiveBlock[];
  readonly names: ReadonlyMap<string, string>;
  readonly passed: number | null;
}

function BlockList({ blocks, names, passed }: BlockListProps) {
  const { t } = useTranslation('live');
  return (
    <ol role="list" className={styles.blocks}>
      {blocks.map((block) => (
        <li key={block.flight?.id ?? `${block.kind} ${block.start}`} data-state={block.state}>
          <BlockTime block={block} passed={passed} />
          <div>
            <p>
              <BlockName block={block} names={names} />
              {block.state === 'now' ? <Pill tone="accent">{t('now')}</Pill> : null}
              {block.state === 'skipped' ? <Pill tone="neutral">{t('skipped')}</Pill> : null}
            </p>
            {block.flight ? (
              <Text soft size="sm" breaks>
                {block.flight.skaters.map(({ name }) => name).join(', ')}
              </Text>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
