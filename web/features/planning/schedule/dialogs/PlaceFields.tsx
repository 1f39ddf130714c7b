import { secondsOfTime, timeOfSeconds } from '../../../../../shared/domain/core/dates/times.ts';
import { spanOf } from '../../../../../shared/domain/planning/byHand/blockSpans.ts';
import { exactStart } from '../../../../../shared/domain/planning/byHand/exactStart.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { readTime } from '../../../../i18n/typedTime.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { BlockPlace } from '../blocks/blockEdits.ts';
import { blocksOn, keyOfBlock, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { EXAMPLE_TIME, useFaultText } from '../useFaultText.ts';
import { useWords } from '../useWords.ts';

/** A place as it is typed: the start is text until it is a time. */
export interface TypedPlace {
  readonly track: string;
  readonly start: string;
}

interface PlaceFieldsProps {
  readonly value: TypedPlace;
  readonly onChange: (value: TypedPlace) => void;
}

/** A day of a surface, and a time. */
export function PlaceFields({ value, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('schedule');
  const { columns } = useWorkspace();
  const words = useWords();
  const faultText = useFaultText();
  const options = columns
    .filter(({ isOpen }) => isOpen)
    .map((column) => ({ value: column.key, label: words.column(column) }));
  return (
    <>
      <Select
        label={t('fields.track')}
        options={options}
        value={value.track}
        onChange={(track) => onChange({ ...value, track })}
      />
      <TextField
        label={t('fields.start')}
        hint={t('fields.startHint', { time: formatTime(EXAMPLE_TIME) })}
        value={value.start}
        autoComplete="off"
        error={value.start === '' || readTime(value.start) !== null ? undefined : faultText('noTime')}
        onChange={({ target }) => onChange({ ...value, start: target.value })}
      />
    </>
  );
}

const NO_KEYS: readonly string[] = [];

/**
 * The place that was typed, to the second by the rule of `exactStart`; null as long as it is none.
 * @param moved keys of the blocks that go there
 */
export function usePlaceOf(moved: readonly string[] = NO_KEYS): (typed: TypedPlace) => BlockPlace | null {
  const { columns, plan } = useWorkspace();
  return ({ track, start }) => {
    const column = columns.find((one) => keyOfTrack(one) === track);
    const typed = readTime(start);
    if (!column || !typed) return null;
    const { surfaceId, date } = column;
    if (typed.isExact) return { surfaceId, date, start: timeOfSeconds(typed.seconds) };
    const onTrack = blocksOn(plan.blocks, column);
    const isMoved = (block: PlacedBlock) => moved.includes(keyOfBlock(block));
    const others = onTrack.filter((block) => !isMoved(block)).map(spanOf);
    const own = onTrack.find(isMoved);
    const exact = exactStart(typed.seconds, others, own ? secondsOfTime(own.start) : null);
    return { surfaceId, date, start: timeOfSeconds(exact) };
  };
}
