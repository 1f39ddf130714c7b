import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { delayTone } from '../../day/live/index.ts';
import { BlockRow } from './BlockRow.tsx';
import { scheduledEventNames, isSearch, type BlockFilter } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';
import { blockKey, trackKey } from './followedStarts.ts';
import type { DayBlock, DaySchedule } from './namesOfDay.ts';
import type { DayStates } from './useDayStates.ts';

/** Fewer flights that are over stay in the list. */
const WORTH_FOLDING = 2;

interface DayBlocksProps {
  readonly schedule: DaySchedule;
  /** Of one day, by time. */
  readonly blocks: readonly DayBlock[];
  readonly wanted: BlockFilter;
  readonly states: DayStates;
}

/** A day by time: a column for each surface where there is room, unless something is looked for. */
export function DayBlocks({ schedule, blocks, wanted, states }: DayBlocksProps) {
  const { surfaces } = schedule;
  const used = surfaces.filter(({ id }) => blocks.some(({ surfaceId }) => surfaceId === id));
  const columns = isSearch(wanted) ? [null] : used;
  return (
    <Stack gap={6} className={styles.columns} data-columns={columns.length}>
      {columns.map((surface) => {
        const own = blocks.filter(({ surfaceId }) => surface === null || surfaceId === surface.id);
        const [first] = own;
        return (
          <div key={surface?.id ?? ''} className={styles.column}>
            {surface && first ? (
              <SurfaceHead
                name={surfaces.length > 1 ? surface.name : null}
                delayMinutes={states.delays.get(trackKey(first)) ?? 0}
                onIce={own.find((block) => states.now.has(blockKey(block))) ?? null}
              />
            ) : null}
            <Column {...{ schedule, states, wanted }} blocks={own} namesSurface={surface === null} />
          </div>
        );
      })}
    </Stack>
  );
}

interface SurfaceHeadProps {
  /** Null where the competition has no other surface. */
  readonly name: string | null;
  readonly delayMinutes: number;
  /** Null where nothing is on the ice. */
  readonly onIce: PublicBlock | null;
}

/** Which surface a column is, how late its day runs, and a way to now; nothing where there is nothing to say. */
function SurfaceHead({ name, delayMinutes, onIce }: SurfaceHeadProps) {
  const { t } = useTranslation('publicSchedule');
  const isOnTime = delayMinutes === 0;
  if (name === null && isOnTime && onIce === null) return null;
  return (
    <Row as="header" gap={1} columnGap={3} align="center" className={styles.surface}>
      {name === null ? null : <h3>{name}</h3>}
      {isOnTime ? null : (
        <Pill tone={delayTone(delayMinutes)}>
          {t(delayMinutes < 0 ? 'early' : 'late', { count: Math.abs(delayMinutes) })}
        </Pill>
      )}
      {onIce === null ? null : <JumpToNow block={onIce} surface={name} />}
    </Row>
  );
}

interface ColumnProps {
  readonly schedule: DaySchedule;
  readonly blocks: readonly DayBlock[];
  readonly states: DayStates;
  readonly wanted: BlockFilter;
  /** Where the column is not one surface's. */
  readonly namesSurface: boolean;
}

/** Blocks by time; on the day itself, those that are over are folded. */
function Column({ schedule, blocks, states, wanted, namesSurface }: ColumnProps) {
  const { t } = useTranslation('publicSchedule');
  const { surfaces } = schedule;
  const names = scheduledEventNames(schedule);
  const cancelled = new Set(schedule.events.filter((event) => event.cancelled).map(({ id }) => id));
  const rows = (shown: readonly DayBlock[]) => (
    <Box as="ol" frame="panel" className={styles.blocks} role="list">
      {shown.map((block) => (
        <BlockRow
          key={blockKey(block)}
          block={block}
          event={names.get(block.flight?.eventId ?? '') ?? ''}
          isCancelled={cancelled.has(block.flight?.eventId ?? '')}
          surface={
            namesSurface && surfaces.length > 1
              ? (surfaces.find(({ id }) => id === block.surfaceId)?.name ?? null)
              : null
          }
          wanted={wanted}
          states={states}
        />
      ))}
    </Box>
  );
  const over = blocks.filter((block) => states.over.has(blockKey(block)));
  const flights = over.filter(({ flight }) => flight !== null).length;
  if (isSearch(wanted) || flights < WORTH_FOLDING || over.length === blocks.length) return rows(blocks);
  return (
    <Stack gap={2}>
      <details className={styles.over}>
        <summary>{t('over', { count: flights })}</summary>
        {rows(over)}
      </details>
      {rows(blocks.filter((block) => !over.includes(block)))}
    </Stack>
  );
}

interface JumpToNowProps {
  readonly block: PublicBlock;
  /** Null where the competition has no other one. */
  readonly surface: string | null;
}

/** Leads from anywhere in a long column to what is on the ice. */
function JumpToNow({ block, surface }: JumpToNowProps) {
  const { t } = useTranslation('publicSchedule');
  const jump = () => {
    const row = document.getElementById(blockKey(block));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  return (
    <Button dense aria-label={surface === null ? undefined : t('nowOn', { surface })} onClick={jump}>
      {t('now')}
    </Button>
  );
}
