import { timeOfSeconds } from '../../../../../shared/domain/core/dates/times.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { BlockPlace } from '../blocks/blockEdits.ts';
import { keyOfTrack } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
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
        hint={t('fields.startHint')}
        value={value.start}
        inputMode="numeric"
        autoComplete="off"
        error={value.start === '' || startOf(value.start) !== null ? undefined : t('faults.noTime')}
        onChange={({ target }) => onChange({ ...value, start: target.value })}
      />
    </>
  );
}

/** `HH:MM:SS` of a typed time; null for what is none. */
export function startOf(typed: string): string | null {
  const [, hours, minutes, seconds = '0'] = /^\s*(\d{1,2})[:.](\d\d)(?::(\d\d))?\s*$/.exec(typed) ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null;
  return timeOfSeconds(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
}

/** The place that was typed; null as long as it is none. */
export function usePlaceOf(): (typed: TypedPlace) => BlockPlace | null {
  const { columns } = useWorkspace();
  return ({ track, start: typed }) => {
    const column = columns.find((one) => keyOfTrack(one) === track);
    const start = startOf(typed);
    return column && start !== null ? { surfaceId: column.surfaceId, date: column.date, start } : null;
  };
}
