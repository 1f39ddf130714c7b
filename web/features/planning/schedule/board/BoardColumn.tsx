import { memo } from 'react';
import type { DraftBlock } from '../../../../../shared/contract/planning/draftParts.ts';
import type { PlanFinding } from '../../../../../shared/contract/core/planningFiles.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { BegunFlightsById, Holds } from '../../draft/index.ts';
import { useDuration } from '../../ice/index.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { gapsIn } from '../blocks/gaps.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import styles from './Board.module.css';
import { type BlockText, BoardBlock } from './BoardBlock.tsx';
import type { Ghost } from './carriedGhosts.ts';
import { FOLDED_PIXELS, type Scale, topOf } from './scale.ts';

interface BoardColumnProps {
  readonly column: BlockColumn;
  readonly label: string;
  /** The same array as long as nothing on the track changes. */
  readonly blocks: readonly DraftBlock[];
  readonly scale: Scale;
  readonly marks: ReadonlyMap<string, PlanFinding['severity']>;
  readonly begun: BegunFlightsById;
  readonly holds: Holds;
  readonly textOf: (block: PlacedBlock) => BlockText;
  /** Joined by line ends, so that a column is drawn again only if its own selection changes. */
  readonly selectedKeys: string;
  readonly tabStop: string | null;
  /** The block that is picked up, where it would go into this column. */
  /** Where what is carried would go. */
  readonly ghosts: readonly Ghost[];
  /** Of its blocks that are carried, each on a line. */
  readonly carriedKeys: string;
  /** Flights that were searched for; null while nothing is. */
  readonly found: ReadonlySet<string> | null;
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, label, blocks, scale, marks, begun, textOf, selectedKeys, tabStop, ghosts } = props;
  const { carriedKeys, found, holds } = props;
  const { t } = useTranslation('schedule');
  const duration = useDuration();
  const [chosen, carried] = [new Set(selectedKeys.split('\n')), new Set(carriedKeys.split('\n'))];
  const placed = blocks.map((block) => ({ ...block, surfaceId: column.surfaceId, date: column.date }));
  return (
    <section
      className={styles.column}
      data-column={column.key}
      aria-label={label}
      style={{ height: topOf(scale, scale.until) }}
    >
      <div
        className={styles.closed}
        style={{ top: 0, height: topOf(scale, column.opens) }}
        aria-hidden="true"
      />
      <div
        className={styles.closed}
        style={{ top: topOf(scale, column.closes), bottom: 0 }}
        aria-hidden="true"
      />
      {column.closed.map(({ from, until }) => (
        <Text
          key={from}
          as="div"
          size="xs"
          soft
          className={styles.others}
          style={{ top: topOf(scale, from), height: topOf(scale, until) - topOf(scale, from) }}
        >
          {t('board.closed', { from: formatTime(from), until: formatTime(until) })}
        </Text>
      ))}
      {gapsIn(placed, column.opens, column.closed, holds).map(({ from, seconds }) => (
        <button
          key={from}
          type="button"
          className={styles.gap}
          data-gap={from}
          tabIndex={-1}
          style={{
            top: topOf(scale, from),
            height: topOf(scale, from + seconds) - topOf(scale, from) - 1,
          }}
        >
          {t('gap.short', { time: duration(seconds) })}
          <VisuallyHidden>{t('gap.more', { time: formatTime(from) })}</VisuallyHidden>
        </button>
      ))}
      {scale.folded.map((strip) => (
        <div
          key={strip.from}
          className={styles.folded}
          data-folded
          style={{ top: topOf(scale, strip.from), height: FOLDED_PIXELS }}
          aria-hidden="true"
        >
          {t('board.folded', { time: duration(strip.until - strip.from) })}
        </div>
      ))}
      {placed.map((block) => {
        const key = keyOfBlock(block);
        return (
          <BoardBlock
            key={key}
            block={block}
            text={textOf(block)}
            scale={scale}
            severity={marks.get(key)}
            hasBegun={begun.has(block.flightId ?? '')}
            isSelected={chosen.has(key)}
            isTabStop={key === tabStop}
            isCarried={carried.has(key)}
            isFound={found && block.flightId !== undefined && found.has(block.flightId)}
          />
        );
      })}
      {ghosts.map(({ start, seconds }) => (
        <Text
          key={start}
          as="div"
          size="xs"
          weight="strong"
          figures
          className={styles.ghost}
          data-ghost
          style={{
            top: topOf(scale, secondsOfTime(start)),
            height: (seconds / 60) * scale.pixels - 1,
          }}
          aria-hidden="true"
        >
          {formatTime(start)}
        </Text>
      ))}
    </section>
  );
});
