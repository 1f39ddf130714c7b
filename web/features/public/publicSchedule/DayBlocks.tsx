import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useLive } from '../../day/live/index.ts';
import { usePresent } from '../../../ui/now.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import { BlockRow } from './BlockRow.tsx';
import { scheduledEventNames, isNow, isSearch, onIceNow, type BlockFilter } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';

interface DayBlocksProps {
  readonly competitionId: string;
  readonly schedule: PublicSchedule;
  /** Of one day, by time. */
  readonly blocks: readonly PublicBlock[];
  readonly wanted: BlockFilter;
  readonly isToday: boolean;
}

/** A day by time: a column for each surface where there is room, unless something is looked for. */
export function DayBlocks({ competitionId, schedule, blocks, wanted, isToday }: DayBlocksProps) {
  const { competition, surfaces } = schedule;
  const names = scheduledEventNames(schedule);
  const cancelled = new Set(schedule.events.filter((event) => event.cancelled).map(({ id }) => id));
  const keyOf = ({ surfaceId, start }: PublicBlock) => `${surfaceId} ${start}`;
  const { data: live } = useLive(competitionId, isToday);
  const current = usePresent((now) =>
    isToday
      ? blocks
          .filter((block) => onIceNow(schedule, block, live) ?? isNow(block, competition.timeZone, now))
          .map(keyOf)
          .join('\n')
      : '',
  );
  const now = new Set((current ?? '').split('\n'));
  const used = surfaces.filter(({ id }) => blocks.some(({ surfaceId }) => surfaceId === id));
  const columns = isSearch(wanted) ? [null] : used;
  return (
    <Stack gap={6} className={styles.columns} data-columns={columns.length}>
      {columns.map((surface) => (
        <div key={surface?.id ?? ''}>
          {surface && surfaces.length > 1 ? <h3 className={styles.surface}>{surface.name}</h3> : null}
          <Box as="ol" frame="panel" className={styles.blocks} role="list">
            {blocks
              .filter(({ surfaceId }) => surface === null || surfaceId === surface.id)
              .map((block) => (
                <BlockRow
                  key={keyOf(block)}
                  block={block}
                  event={names.get(block.flight?.eventId ?? '') ?? ''}
                  isCancelled={cancelled.has(block.flight?.eventId ?? '')}
                  surface={
                    surface === null && surfaces.length > 1
                      ? (surfaces.find(({ id }) => id === block.surfaceId)?.name ?? null)
                      : null
                  }
                  wanted={wanted}
                  isNow={now.has(keyOf(block))}
                />
              ))}
          </Box>
        </div>
      ))}
    </Stack>
  );
}
