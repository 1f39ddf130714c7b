import { useState } from 'react';
import type { BlocksTarget } from '../../../../../shared/domain/planning/byHand/moveBlocks.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { typedTime } from '../../../../i18n/typedTime.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { keyOfBlock, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { moveMany, withManyMoved } from '../blocks/moveMany.ts';
import { selectBlocks } from '../blocks/selection.ts';
import { useFaultText } from '../useFaultText.ts';
import { useWorkspace } from '../workspace.ts';
import { secondsOfMinutes } from './BlockFields.tsx';
import { MoveOutcome } from './MoveOutcome.tsx';
import { PlaceFields, type TypedPlace, usePlaceOf } from './PlaceFields.tsx';

interface MoveBlocksProps {
  readonly keys: readonly string[];
  readonly anchor: string;
  readonly onClose: () => void;
}

const WAYS = ['later', 'earlier', 'place'] as const;

/** Moves several blocks by minutes or to a place; what would come of it stands there before it is done. */
export function MoveBlocks({ keys, anchor, onClose }: MoveBlocksProps) {
  const { t } = useTranslation('schedule');
  const { problem, draft, store, select } = useWorkspace();
  const faultText = useFaultText();
  const placeOf = usePlaceOf(keys);
  const begin = useFirstPlace(keys);
  const [way, setWay] = useState<(typeof WAYS)[number]>('later');
  const [minutes, setMinutes] = useState('');
  const [place, setPlace] = useState(begin);
  const [refused, setRefused] = useState<string | null>(null);
  const seconds = secondsOfMinutes(minutes);
  const to = placeOf(place);
  const target = ((): BlocksTarget | null => {
    if (way === 'place')
      return to && { surfaceId: to.surfaceId, date: to.date, from: secondsOfTime(to.start) };
    return seconds === null ? null : { by: way === 'later' ? seconds : -seconds };
  })();
  const moved = target && withManyMoved(problem, draft, keys, target);
  const fault = refused ?? (moved && 'fault' in moved ? moved.fault : null);
  const move = () => {
    const missing = way === 'place' ? 'noTime' : 'noMinutes';
    const answer = target ? store.edit(moveMany(problem, keys, target)) : missing;
    setRefused(answer);
    if (answer !== null || !moved || 'fault' in moved) return;
    const [first = anchor] = moved.keys;
    select(selectBlocks(moved.keys, first));
    showToast(t('moveMany.done', { count: keys.length }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveMany.title', { count: keys.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={move}>
            {t('moveMany.confirm', { count: keys.length })}
          </Button>
        </>
      }
    >
      <Segments
        label={t('moveMany.way')}
        options={WAYS.map((value) => ({ value, label: t(`moveMany.ways.${value}`) }))}
        value={way}
        onChange={(value) => {
          setRefused(null);
          setWay(WAYS.find((one) => one === value) ?? 'later');
        }}
      />
      {way === 'place' ? (
        <PlaceFields value={place} onChange={setPlace} />
      ) : (
        <TextField
          label={t('fields.minutes')}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={minutes === '' || seconds !== null ? undefined : t('faults.noMinutes')}
          onChange={({ target: { value } }) => {
            setRefused(null);
            setMinutes(value);
          }}
        />
      )}
      {fault === null ? null : (
        <Text tone="bad" weight="medium" role="alert">
          {faultText(fault)}
        </Text>
      )}
      {moved && !('fault' in moved) ? <MoveOutcome draft={moved.draft} others={moved.others} /> : null}
    </Dialog>
  );
}

/** Where the first of the blocks stands now. */
function useFirstPlace(keys: readonly string[]): TypedPlace {
  const { plan } = useWorkspace();
  const wanted = new Set(keys);
  const [first] = plan.blocks
    .filter((block) => wanted.has(keyOfBlock(block)))
    .toSorted((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
  return first ? { track: keyOfTrack(first), start: typedTime(first.start) } : { track: '', start: '' };
}
