import type { PlanFinding } from '../../../../../shared/contract/core/planningFiles.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { Drawing, Icon } from '../../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import styles from './BoardBlock.module.css';
import { type Scale, topOf } from './scale.ts';

/** A padlock, in the style of Icon. */
export const LOCK = 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6Z';

export interface BlockText {
  readonly time: string;
  readonly name: string;
  /** A second line: how many skate. */
  readonly detail: string;
  /** The rest, for a screen reader. */
  readonly more: string;
}

interface BoardBlockProps {
  readonly block: PlacedBlock;
  readonly text: BlockText;
  readonly scale: Scale;
  readonly severity: PlanFinding['severity'] | undefined;
  /** Whether it has started or is over: it stays where it is. */
  readonly hasBegun: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly isCarried: boolean;
  /** Whether it is one that was searched for; null while nothing is. */
  readonly isFound: boolean | null;
}

/** Blocks lower than this have room for one line, then for one of small and of tiny letters, then for none. */
const ONE_LINE = 38;
const SMALL_LINE = 18;
const TINY_LINE = 12;
const NO_LINE = 9;

export function BoardBlock(props: BoardBlockProps) {
  const { block, text, scale, severity, hasBegun, isSelected, isTabStop, isCarried, isFound } = props;
  const start = secondsOfTime(block.start);
  const top = topOf(scale, start);
  const [clock, half] = text.time.split('\u00a0');
  const height = topOf(scale, start + block.seconds) - top;
  return (
    <button
      type="button"
      className={styles.block}
      data-block={keyOfBlock(block)}
      data-kind={block.kind}
      data-severity={severity}
      data-begun={hasBegun || undefined}
      data-selected={isSelected || undefined}
      data-carried={isCarried || undefined}
      data-found={isFound ?? undefined}
      data-low={height < ONE_LINE || undefined}
      data-small={height < SMALL_LINE || undefined}
      data-tiny={height < NO_LINE ? 'none' : height < TINY_LINE ? 'line' : undefined}
      title={height < ONE_LINE ? [text.time, text.name, text.detail].filter(Boolean).join(' · ') : undefined}
      style={{ top, height: height - 1 }}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isSelected}
    >
      <Row as="span" gap={1} columnGap={2} align="baseline" wrap={false} className={styles.line}>
        <Text as="span" figures>
          {clock}
          {half === undefined ? null : <span className={styles.half}>{`\u00a0${half}`}</span>}
        </Text>
        <span className={styles.name}>{text.name}</span>
        {severity && severity !== 'soft' ? (
          <span className={styles.mark} data-severity={severity}>
            <Icon name="alert" small />
          </span>
        ) : null}
        {hasBegun ? (
          <span className={styles.mark}>
            <Icon name="check" small />
          </span>
        ) : null}
        {block.locked ? (
          <span className={styles.mark}>
            <Drawing path={LOCK} small />
          </span>
        ) : null}
      </Row>
      {text.detail ? <span className={styles.detail}>{text.detail}</span> : null}
      <VisuallyHidden>{text.more}</VisuallyHidden>
    </button>
  );
}
