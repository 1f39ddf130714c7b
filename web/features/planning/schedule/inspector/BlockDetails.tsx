import { useState } from 'react';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { holdsOfFlight, type Hold } from '../../../../../shared/domain/planning/byHand/holdsOfFlight.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { useDuration } from '../../ice/index.ts';
import { closeGap, lockBlock, removeBlock } from '../blocks/blockEdits.ts';
import {
  blocksOn,
  keyOfBlock,
  keyOfTrack,
  endOf,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { gapsIn } from '../blocks/gaps.ts';
import { blocksFrom, selectBlocks } from '../blocks/selection.ts';
import { EditBlock } from '../dialogs/EditBlock.tsx';
import { MoveBlock } from '../dialogs/MoveBlock.tsx';
import { useWords, useFlightTimes } from '../useWords.ts';
import { useWorkspace } from '../workspace.ts';
import { FindingRow } from './FindingRow.tsx';
import { FlightPeople } from './FlightPeople.tsx';
import styles from './Inspector.module.css';
import { groupFindings, keyOfFinding } from './groupFindings.ts';

/** A block: when and where, what can be done with it, why it is there, who skates. */
export function BlockDetails({ block }: { readonly block: PlacedBlock }) {
  const { t } = useTranslation(['schedule', 'cancelEvent']);
  const { begun, holds, cancelEvent, store, sayFault, select, findings, plan, columns } = useWorkspace();
  const duration = useDuration();
  const words = useWords();
  const [open, setOpen] = useState<'move' | 'edit' | null>(null);
  const key = keyOfBlock(block);
  const { flightId } = block;
  const own = groupFindings(findings.filter(({ keys }) => keys.includes(key)));
  const flight = plan.flights.find(({ id }) => id === flightId);
  const isLocked = block.locked === true;
  const { opens = 0, closed = [] } = columns.find((column) => column.key === keyOfTrack(block)) ?? {};
  const gap = gapsIn(blocksOn(plan.blocks, block), opens, closed, holds).find(
    ({ from, seconds }) => from + seconds === secondsOfTime(block.start),
  );
  const following = blocksFrom([{ key: keyOfTrack(block) }], plan.blocks, begun, {
    from: secondsOfTime(block.start),
  });
  const hasBegun = begun.has(flightId ?? '');
  const reason = hasBegun ? t('faults.begun') : isLocked ? t('unlockFirst') : undefined;
  const remove = () => {
    const fault = store.edit(removeBlock(key));
    sayFault(fault);
    if (fault !== null) return;
    showToast(t('removed', { block: words.block(block) }));
    select(null);
  };
  return (
    <>
      <Stack as="p" minContent weight="strong" figures className={styles.when}>
        {words.times(block)}
        <Text as="span" soft size="sm">
          {words.column(block)}
        </Text>
      </Stack>
      {hasBegun ? <p>{t('faults.begun')}</p> : null}
      <Row gap={2} className={styles.actions}>
        <Button dense disabledReason={reason} onClick={() => setOpen('move')}>
          {t('move.open')}
        </Button>
        <Button dense onClick={() => sayFault(store.edit(lockBlock(key, !isLocked)))}>
          {t(isLocked ? 'unlock' : 'lock')}
        </Button>
        {gap ? (
          <Button
            dense
            disabledReason={reason}
            onClick={() => sayFault(store.edit(closeGap({ ...block, closed }, gap.from)))}
          >
            {t('gap.close', { time: duration(gap.seconds) })}
          </Button>
        ) : null}
        {following.length > 1 && !hasBegun ? (
          <Button dense onClick={() => select(selectBlocks(following, key))}>
            {t('selection.fromHere', { count: following.length })}
          </Button>
        ) : null}
        {flightId === undefined ? (
          <Button dense disabledReason={reason} onClick={() => setOpen('edit')}>
            {t('edit.open')}
          </Button>
        ) : null}
        <Button dense tone="plain" disabledReason={reason} onClick={remove}>
          {t(flightId === undefined ? 'remove' : 'takeOff')}
        </Button>
        {flight ? (
          <Button dense tone="plain" onClick={() => cancelEvent(flight.eventId)}>
            {t('cancelEvent:open')}
          </Button>
        ) : null}
      </Row>
      {own.length > 0 ? (
        <Stack as="section" gap={2} minContent className={styles.part} aria-labelledby="own-findings">
          <h3 id="own-findings">{t('conflicts')}</h3>
          <Stack role="list" as="ul" gap={2} minContent>
            {own.map((finding) => (
              <li key={keyOfFinding(finding)}>
                <FindingRow finding={finding} />
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
      {flightId === undefined || hasBegun ? null : <Holds block={block} flightId={flightId} />}
      {flight ? <FlightPeople flight={flight} /> : null}
      <MoveBlock isOpen={open === 'move'} block={block} onClose={() => setOpen(null)} />
      <EditBlock isOpen={open === 'edit'} block={block} onClose={() => setOpen(null)} />
    </>
  );
}

interface HoldsProps {
  readonly block: PlacedBlock;
  readonly flightId: string;
}

/** "Why is it at 07:10?": everything that keeps the flight from starting earlier. */
function Holds({ block, flightId }: HoldsProps) {
  const { t } = useTranslation('schedule');
  const { problem, plan } = useWorkspace();
  const textOf = useHoldText();
  const holds = holdsOfFlight(problem, plan, flightId);
  return (
    <Stack as="section" gap={2} minContent className={styles.part} aria-labelledby="holds">
      <h3 id="holds">{t('why', { time: formatTime(block.start) })}</h3>
      {holds.length === 0 ? <p>{t('holds.nothing')}</p> : null}
      <Stack as="ul" gap={1} minContent size="sm" className={styles.sentences}>
        {holds.map((hold) => (
          <li key={JSON.stringify(hold)}>{textOf(hold, block)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Why a block does not start earlier, in plain sentences. */
function useHoldText() {
  const { t } = useTranslation('schedule');
  const { names, problem } = useWorkspace();
  const words = useWords();
  const times = useFlightTimes();
  return (hold: Hold, own: PlacedBlock): string => {
    switch (hold.kind) {
      case 'locked':
        return t('holds.locked');
      case 'opening':
        return t('holds.opening', { time: formatTime(hold.time), surface: names.surface(own.surfaceId) });
      case 'closed':
        return t('holds.closed', { time: formatTime(hold.until), surface: names.surface(own.surfaceId) });
      case 'lunch':
        return t('holds.lunch', { time: formatTime(endOf(hold.block)) });
      case 'before':
        return t('holds.before', { block: words.block(hold.block), time: formatTime(endOf(hold.block)) });
      case 'rest':
        return t('holds.rest', {
          skater: names.person(hold.skaterId),
          flight: times.timed(hold.flightId),
          count: problem.rules.restMinutes.wanted,
        });
      case 'coach':
        return t('holds.coach', {
          coach: names.coach(hold.coachId),
          flight: times.timed(hold.flightId),
        });
    }
  };
}
