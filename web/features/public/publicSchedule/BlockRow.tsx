import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { StarterName, useFollowed, withNumbers } from '../../day/follow/index.ts';
import { isWanted, type BlockFilter } from './filterBlocks.ts';
import type { DayBlock } from './namesOfDay.ts';
import styles from './SchedulePage.module.css';
import { StartTime } from './StartTime.tsx';
import { blockKey } from './followedStarts.ts';
import { noteOf } from './noteOf.ts';
import type { DayStates } from './useDayStates.ts';

interface BlockRowProps {
  readonly block: DayBlock;
  /** The name of the flight's event. */
  readonly event: string;
  readonly isCancelled: boolean;
  /** Where it is not the column's. */
  readonly surface: string | null;
  readonly wanted: BlockFilter;
  readonly states: DayStates;
}

/** A flight with its skaters in start order, or what else is on the ice. */
export function BlockRow({ block, event, isCancelled, surface, wanted, states }: BlockRowProps) {
  const { t } = useTranslation('publicSchedule');
  const { isFollowed } = useFollowed();
  const { kind, title, flight } = block;
  const isNow = states.now.has(blockKey(block));
  const time = (
    <span className={styles.time}>
      <StartTime block={block} states={states} />
    </span>
  );
  const now = isNow && !isCancelled ? <Pill tone="accent">{t('now')}</Pill> : null;
  if (!flight) {
    return (
      <Stack
        as="li"
        id={isNow ? blockKey(block) : undefined}
        tabIndex={isNow ? -1 : undefined}
        gap={1}
        columnGap={4}
        soft
        size="sm"
        className={styles.pause}
        data-now={isNow || undefined}
      >
        {time}
        <span>{title ?? t(`kinds.${kind}`)}</span>
        {now}
      </Stack>
    );
  }
  const { part, skaters } = flight;
  const note = noteOf(t, states.running.get(blockKey(block)));
  return (
    <Stack
      as="li"
      id={isNow ? blockKey(block) : undefined}
      tabIndex={isNow ? -1 : undefined}
      gap={1}
      columnGap={4}
      className={styles.flight}
      data-now={isNow || undefined}
    >
      {time}
      <Stack gap={1} minContent className={styles.what}>
        <Row as="p" gap={1} columnGap={3} align="center" className={styles.event}>
          <strong>{isCancelled ? <s>{event}</s> : event}</strong>
          {part.of > 1 ? (
            <Text as="span" soft size="sm">
              {t('part', part)}
            </Text>
          ) : null}
          {isCancelled ? <Pill tone="bad">{t('cancelled')}</Pill> : null}
          {note === null || isCancelled ? null : (
            <Text as="span" size="sm" tone="warn">
              {note}
            </Text>
          )}
          {now}
        </Row>
        {surface === null ? null : (
          <Text soft size="sm">
            {surface}
          </Text>
        )}
        <Stack as="ol" gap={1} columnGap={4} size="sm" className={styles.skaters}>
          {withNumbers(isCancelled ? [] : skaters).map(({ skater, number }, index) => (
            // Two children of one flight may have the same published name.
            <li
              key={`${String(index)} ${skater.name}`}
              value={number}
              data-missed={skater.missed}
              data-wanted={isWanted(skater, wanted) || isFollowed(skater) || undefined}
            >
              <StarterName skater={skater} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
