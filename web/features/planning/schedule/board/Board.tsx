import {
  Suspense,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  type RefObject,
  useMemo,
} from 'react';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { closeGap } from '../blocks/blockEdits.ts';
import { keyOfBlock, keyOfTrack, endOf } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { startsToday } from '../blocks/startsToday.ts';
import { anchorOf, blocksBetween, selectedKeys, selectBlocks, toggled } from '../blocks/selection.ts';
import { LaterCarryPrice } from '../laterNotices.ts';
import { useWords } from '../useWords.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Board.module.css';
import type { BlockText } from './BoardBlock.tsx';
import { carriedGhosts } from './carriedGhosts.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardRuler } from './BoardRuler.tsx';
import { nextBlock } from './nextBlock.ts';
import { hoursOf, type Scale, topOf } from './scale.ts';
import { focusBlock, scrollToBlock, scrollToGhosts } from './scrollToBlock.ts';
import { useBoardScale } from './useBoardScale.ts';
import { useCarry } from './useCarry.ts';
import { useLasso } from './useLasso.ts';
import { useOpening } from './useOpening.ts';
import { usePointerCarry } from './usePointerCarry.ts';

interface BoardProps {
  /** Those of the chosen day, or all. */
  readonly columns: readonly BlockColumn[];
  readonly found: ReadonlySet<string> | null;
  /** The block to scroll to, and how often that was asked. */
  readonly brought: { readonly key: string; readonly times: number } | null;
}

const NO_BLOCKS: readonly never[] = [];

/**
 * A column for each surface and day, with its blocks by time. One block is a stop of Tab: arrows go to the others,
 * Enter shows details, Space picks the block up, then arrows carry it and Space drops it. With Shift, arrows and clicks
 * select all blocks up to one; with Control a click adds or takes one; so does a frame drawn round them.
 */
export function Board({ columns, found, brought }: BoardProps) {
  const { t } = useTranslation('schedule');
  const { begun, holds, draft, plan, problem, marks, selected, select, store, sayFault } = useWorkspace();
  const words = useWords();
  const textOf = useBlockText();
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const carry = useCarry(columns, frame);
  const zoom = useBoardScale(columns, frame);
  const { scale } = zoom;
  const { wasDragged, ...pointer } = usePointerCarry({ columns, scale, carry, frame });
  const { lasso, ...drawing } = useLasso(frame);
  const wasDrawn = useRef(false);
  useOpening(frame, columns, scale);
  useBringIntoView(frame, brought);

  const tracks = new Map(draft.tracks.map((track) => [keyOfTrack(track), track]));
  const shown = columns.map((column) => ({ column, blocks: tracks.get(column.key)?.blocks ?? NO_BLOCKS }));
  const columnOf = new Map(
    shown.flatMap(({ column, blocks }) =>
      blocks.map((block) => [keyOfBlock({ ...block, ...idOf(column) }), column.key] as const),
    ),
  );
  const chosen = selectedKeys(selected);
  const stop =
    [focused, anchorOf(selected)].find((key) => key !== null && columnOf.has(key)) ?? [...columnOf.keys()][0];
  const { carried } = carry;
  const ghosts = useMemo(
    () => Map.groupBy(carried ? carriedGhosts(carried, draft, problem) : NO_BLOCKS, keyOfTrack),
    [carried, draft, problem],
  );
  /** A column is drawn again only if something in it changes. */
  const keyIn = (column: BlockColumn, key: string | null | undefined) =>
    key != null && columnOf.get(key) === column.key ? key : null;
  const keysIn = (column: BlockColumn, keys: readonly string[]) =>
    keys.filter((key) => columnOf.get(key) === column.key).join('\n');
  const target = carried?.by === 'keys' ? carried.place : null;
  useEffect(() => {
    if (target) scrollToGhosts(frame.current);
  }, [target]);
  const selectTo = (from: string, key: string) => {
    const keys = blocksBetween(columns, plan.blocks, begun, [from, key]);
    select(selectBlocks(keys, from));
    carry.announce(t('selection.title', { count: keys.length }));
  };

  const unfold = () => {
    zoom.setFolding(false);
    // The strip is gone then, and the focus with it.
    frame.current?.querySelector<HTMLElement>('[data-fold]')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = blockAt(event.target);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (carry.onKey(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      const block = plan.blocks.find((one) => keyOfBlock(one) === key);
      if (block) carry.pickUp(block, 'keys');
      return;
    }
    const next = nextBlock(event.key, key, shown);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey) selectTo(anchorOf(selected) ?? key, next);
    focusBlock(frame.current, next);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    // A drag and a drawn frame end with a click, which is none.
    if (wasDragged() || wasDrawn.current) {
      wasDrawn.current = false;
      return;
    }
    const key = blockAt(event.target);
    if (key !== null) {
      const anchor = anchorOf(selected);
      if (event.shiftKey && anchor !== null) selectTo(anchor, key);
      else if (event.ctrlKey || event.metaKey) select(toggled(selected, key));
      else select({ kind: 'block', key });
    }
    if (isFolded(event.target)) unfold();
    const gap = gapAt(event.target);
    const column = columns.find((one) => one.key === gap?.column);
    if (gap && column) sayFault(store.edit(closeGap(column, gap.from)));
  };
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        data-carrying={carried?.by}
        data-drawing={lasso ? true : undefined}
        role="group"
        aria-label={t('board.label')}
        aria-describedby="board-help"
        onPointerDown={(event) => {
          wasDrawn.current = false;
          pointer.onPointerDown(event);
          drawing.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          pointer.onPointerMove(event);
          drawing.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          pointer.onPointerUp(event);
          wasDrawn.current = drawing.onPointerUp(event);
        }}
        onPointerCancel={() => {
          pointer.onPointerCancel();
          drawing.onPointerCancel();
        }}
        onKeyDown={onKeyDown}
        // A button is pressed when Space is let go.
        onKeyUp={(event) =>
          event.key === ' ' && blockAt(event.target) !== null ? event.preventDefault() : null
        }
        onClick={onClick}
        onFocus={({ target }) => setFocused(blockAt(target))}
      >
        <div
          className={styles.board}
          style={{ '--columns': columns.length, '--lines': linesOf(scale) } as React.CSSProperties}
        >
          <BoardHead columns={columns} zoom={zoom} />
          <BoardRuler scale={scale} onUnfold={unfold} />
          {shown.map(({ column, blocks }) => (
            <BoardColumn
              key={column.key}
              column={column}
              label={words.column(column)}
              blocks={blocks}
              scale={scale}
              marks={marks}
              begun={begun}
              holds={holds}
              textOf={textOf}
              selectedKeys={keysIn(column, chosen)}
              tabStop={keyIn(column, stop)}
              ghosts={ghosts.get(column.key) ?? NO_BLOCKS}
              carriedKeys={keysIn(column, carried?.keys ?? [])}
              found={found}
            />
          ))}
        </div>
        {carried ? (
          <Suspense fallback={null}>
            <LaterCarryPrice carried={carried} />
          </Suspense>
        ) : null}
        {lasso ? <div className={styles.lasso} style={lasso} aria-hidden="true" /> : null}
      </div>
      <VisuallyHidden>
        <p id="board-help">{t('board.help')}</p>
        <p aria-live="assertive">{carry.announcement}</p>
      </VisuallyHidden>
    </>
  );
}

const idOf = ({ surfaceId, date }: BlockColumn) => ({ surfaceId, date });

/** The lines of the hours, as a background of the columns. */
const linesOf = (scale: Scale) =>
  hoursOf(scale)
    .map((hour) => `linear-gradient(var(--line), var(--line)) 0 ${topOf(scale, hour)}px / 100% 1px no-repeat`)
    .join(', ');

const isFolded = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-folded]') !== null;

const blockAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null) : null;

function gapAt(target: EventTarget): { readonly column: string; readonly from: number } | null {
  const gap = target instanceof Element ? target.closest<HTMLElement>('[data-gap]') : null;
  const column = gap?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return gap && column !== undefined ? { column, from: Number(gap.dataset['gap']) } : null;
}

/** Scrolls the board to a block as often as that is asked. */
function useBringIntoView(
  frame: RefObject<HTMLElement | null>,
  brought: { readonly key: string; readonly times: number } | null,
): void {
  useEffect(() => {
    if (!brought) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    scrollToBlock(frame.current, brought.key, 'middle');
  }, [frame, brought]);
}

/** The text of a block; the same function until names, flights or findings change. */
function useBlockText(): (block: PlacedBlock) => BlockText {
  const { t } = useTranslation('schedule');
  const { begun, walkOns, notSkating, draft, marks } = useWorkspace();
  const words = useWords();
  const { events } = draft;
  return useMemo(() => {
    const sizes = new Map(
      events.flatMap(({ flights }) =>
        flights.map((flight) => [flight.id, startsToday(flight, { walkOns, notSkating })]),
      ),
    );
    return (block) => {
      const count = sizes.get(block.flightId ?? '');
      const size =
        count === undefined
          ? t('minutes', { minutes: Math.round(block.seconds / 60) })
          : t('size', { count });
      const severity = marks.get(keyOfBlock(block));
      const more = [
        t('board.until', { time: formatTime(endOf(block)) }),
        ...(severity && severity !== 'soft' ? [t('board.hasConflict')] : []),
        ...(begun.has(block.flightId ?? '') ? [t('board.hasBegun')] : []),
        ...(block.locked ? [t('board.isLocked')] : []),
      ].join(', ');
      const detail = [words.format(block), size].filter(Boolean).join(' · ');
      return { time: formatTime(block.start), name: words.short(block), detail, more };
    };
  }, [t, begun, events, marks, walkOns, notSkating, words]);
}
