import { useState } from 'react';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { endOf, keyOfBlock, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { blocksFrom, selectBlocks } from '../blocks/selection.ts';
import { MoveBlocks } from '../dialogs/MoveBlocks.tsx';
import { useWords } from '../useWords.ts';
import { type Selected, useWorkspace } from '../workspace.ts';
import styles from './Inspector.module.css';

/** As many as are read at a time. */
const FIRST = 12;

/** Several blocks: when and where, moved together, or with those of the other surfaces. */
export function BlocksDetails({ keys, anchor }: Extract<Selected, { kind: 'blocks' }>) {
  const { t } = useTranslation('schedule');
  const { begun, plan, columns, select } = useWorkspace();
  const words = useWords();
  const [isMoving, setIsMoving] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const wanted = new Set(keys);
  const blocks = plan.blocks
    .filter((block) => wanted.has(keyOfBlock(block)))
    .toSorted((one, other) => instantOf(one).localeCompare(instantOf(other)));
  const from = Math.min(...blocks.map(({ start }) => secondsOfTime(start)));
  const dates = new Set(blocks.map(({ date }) => date));
  const all = blocksFrom(
    columns.filter(({ date }) => dates.has(date)),
    plan.blocks,
    begun,
    { from },
  );
  const tracks = [...new Map(blocks.map((block) => [keyOfTrack(block), words.column(block)])).values()];
  const more = all.filter((key) => !wanted.has(key)).length;
  return (
    <>
      <Stack as="p" minContent weight="strong" figures className={styles.when}>
        {t('times', {
          from: formatTime(from),
          until: formatTime(Math.max(...blocks.map(endOf))),
        })}
        {tracks.map((track) => (
          <Text key={track} as="span" soft size="sm">
            {track}
          </Text>
        ))}
      </Stack>
      <Row gap={2} className={styles.actions}>
        <Button dense tone="primary" onClick={() => setIsMoving(true)}>
          {t('move.open')}
        </Button>
        {more > 0 ? (
          <Button
            dense
            onClick={() => select(selectBlocks([...keys, ...all.filter((key) => !wanted.has(key))], anchor))}
          >
            {t('selection.everything', { time: formatTime(from), count: more })}
          </Button>
        ) : null}
      </Row>
      <Stack role="list" as="ul" gap={1} minContent size="sm">
        {blocks.slice(0, isWhole ? undefined : FIRST).map((block) => (
          <li key={keyOfBlock(block)}>{words.timed(block)}</li>
        ))}
      </Stack>
      {blocks.length > FIRST && !isWhole ? (
        <Button dense onClick={() => setIsWhole(true)}>
          {t('showMore', { count: blocks.length - FIRST })}
        </Button>
      ) : null}
      {isMoving ? <MoveBlocks keys={keys} anchor={anchor} onClose={() => setIsMoving(false)} /> : null}
    </>
  );
}

const instantOf = ({ date, start }: { readonly date: string; readonly start: string }) =>
  `${date} ${start.padStart(9, '0')}`;
