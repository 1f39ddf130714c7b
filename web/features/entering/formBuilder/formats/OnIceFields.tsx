import {
  ON_ICE_FIELDS,
  type OnIceOverrides,
} from '../../../../../shared/contract/entering/competitions/onIce.ts';
import { CERTIFICATES } from '../../../../../shared/contract/core/planningWords.ts';
import type { OnIce } from '../../../../../shared/domain/entering/onIce/judgingOf.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { clock } from '../../entries/index.ts';
import { secondsOf, wholeNumberOf } from './programmeTime.ts';
import { useState } from 'react';
import { TextField } from '../../../../ui/TextField.tsx';

interface OnIceFieldsProps {
  /** The values of this format or event alone. */
  readonly own: OnIceOverrides;
  /** The value that applies without them; of several events, which may differ. */
  readonly usual: readonly OnIce[];
  /** Undefined once no value is left. */
  readonly onChange: (own: OnIceOverrides | undefined) => void;
}

const USUAL = 'usual';
const AT_ONCE = ['1', '2', 'all'] as const;

/** The values of a format or an event on the ice; an empty field follows what is usual. */
export function OnIceFields({ own, usual, onChange }: OnIceFieldsProps) {
  const { t } = useTranslation('formBuilder');
  const set = (change: { [Field in keyof OnIceOverrides]?: OnIceOverrides[Field] | undefined }) => {
    const merged: Record<string, unknown> = { ...own, ...change };
    const entries = ON_ICE_FIELDS.flatMap((field) =>
      merged[field] === undefined ? [] : [[field, merged[field]] as const],
    );
    onChange(entries.length === 0 ? undefined : Object.fromEntries(entries));
  };
  const same = (text: (one: OnIce) => string) => {
    const texts = new Set(usual.map(text));
    return texts.size === 1 ? ([...texts][0] ?? '') : t('onIce.varies');
  };
  const [first] = usual;
  const flightOf = (part: 'wanted' | 'most', typed: number | undefined) => {
    const flight = own.flight ?? first?.flight;
    if (flight) set({ flight: typed === undefined ? undefined : { ...flight, [part]: typed } });
  };
  const usualOption = (text: string) => ({ value: USUAL, label: t('onIce.usual', { value: text }) });
  const points = own.points ?? first?.points;
  return (
    <>
      <FormRow>
        <OnIceInput
          label={t('onIce.warmUp')}
          placeholder={same(({ warmUpSeconds }) => clock(warmUpSeconds))}
          value={own.warmUpSeconds === undefined ? '' : clock(own.warmUpSeconds)}
          read={(text) => within(secondsOf(text), 0, 3_600)}
          onChange={(warmUpSeconds) => set({ warmUpSeconds })}
        />
        <OnIceInput
          label={t('onIce.between')}
          placeholder={same(({ betweenSeconds }) => String(betweenSeconds))}
          value={own.betweenSeconds === undefined ? '' : String(own.betweenSeconds)}
          read={(text) => within(wholeNumberOf(text), 0, 600)}
          onChange={(betweenSeconds) => set({ betweenSeconds })}
        />
        {(['wanted', 'most'] as const).map((part) => (
          <OnIceInput
            key={part}
            label={t(`onIce.${part}`)}
            placeholder={same(({ flight }) => String(flight[part]))}
            value={own.flight === undefined ? '' : String(own.flight[part])}
            read={(text) => within(wholeNumberOf(text), 1, 100)}
            onChange={(typed) => flightOf(part, typed)}
          />
        ))}
      </FormRow>
      <FormRow>
        <Select
          label={t('onIce.atOnce')}
          value={own.atOnce === undefined ? USUAL : String(own.atOnce)}
          options={[
            usualOption(same(({ atOnce }) => t(`onIce.atOnceOf.${atOnce}`))),
            ...AT_ONCE.map((value) => ({ value, label: t(`onIce.atOnceOf.${value}`) })),
          ]}
          onChange={(value) =>
            set({ atOnce: value === 'all' ? 'all' : value === '1' ? 1 : value === '2' ? 2 : undefined })
          }
        />
        <Select
          label={t('onIce.splitBySex')}
          value={own.splitBySex === undefined ? USUAL : own.splitBySex ? 'apart' : 'together'}
          options={[
            usualOption(same(({ splitBySex }) => t(splitBySex ? 'onIce.apart' : 'onIce.together'))),
            { value: 'apart', label: t('onIce.apart') },
            { value: 'together', label: t('onIce.together') },
          ]}
          onChange={(value) => set({ splitBySex: value === USUAL ? undefined : value === 'apart' })}
        />
        <Select
          label={t('onIce.certificate')}
          value={own.certificate ?? USUAL}
          options={[
            usualOption(same(({ certificate }) => t(`onIce.certificates.${certificate}`))),
            ...CERTIFICATES.map((value) => ({ value, label: t(`onIce.certificates.${value}`) })),
          ]}
          onChange={(value) => set({ certificate: CERTIFICATES.find((one) => one === value) })}
        />
      </FormRow>
      <TextArea
        label={t('onIce.criteria')}
        hint={t('onIce.criteriaHint')}
        optional
        rows={3}
        defaultValue={(own.criteria ?? []).map((judge) => judge.join(', ')).join('\n')}
        placeholder={(first?.criteria ?? []).map((judge) => judge.join(', ')).join('\n')}
        onChange={(event) => set({ criteria: criteriaOf(event.target.value) })}
      />
      <FormRow>
        <OnIceInput
          label={t('onIce.places')}
          placeholder={points?.places.join(', ') ?? ''}
          value={own.points?.places.join(', ') ?? ''}
          read={(text) => numbersOf(text)}
          onChange={(places) =>
            set({ points: places && { participation: points?.participation ?? 1, places } })
          }
        />
        <OnIceInput
          label={t('onIce.participation')}
          placeholder={String(points?.participation ?? 1)}
          value={own.points === undefined ? '' : String(own.points.participation)}
          read={(text) => within(wholeNumberOf(text), 0, 1_000)}
          onChange={(participation) =>
            set({
              points:
                participation === undefined ? undefined : { participation, places: points?.places ?? [] },
            })
          }
        />
      </FormRow>
    </>
  );
}

/** Undefined for what is no such number: the usual value then stays. */
function within(value: number | null, least: number, most: number): number | undefined {
  return value !== null && value >= least && value <= most ? value : undefined;
}

/** A line for each judge, columns divided by commas. */
function criteriaOf(text: string): string[][] | undefined {
  const judges = text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((column) => column.trim().slice(0, 60))
        .filter((column) => column !== '')
        .slice(0, 12),
    )
    .filter((columns) => columns.length > 0)
    .slice(0, 15);
  return judges.length > 0 ? judges : undefined;
}

function numbersOf(text: string): number[] | undefined {
  const numbers = text.split(',').map((part) => within(wholeNumberOf(part), 0, 1_000));
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 && known.length === numbers.length ? known.slice(0, 20) : undefined;
}

interface OnIceInputProps<Value> {
  readonly label: string;
  /** The value that applies while the field is empty. */
  readonly placeholder: string;
  readonly value: string;
  /** Undefined for text that is no such value. */
  readonly read: (text: string) => Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}
/** A value as typed: while it cannot be read, the usual one applies and the field says so. */
function OnIceInput<Value>({ label, placeholder, value, read, onChange }: OnIceInputProps<Value>) {
  const { t } = useTranslation('formBuilder');
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const isWrong = text.trim() !== '' && read(text) === undefined;
  return (
    <TextField
      label={label}
      optional
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      error={isWrong ? t('onIce.wrong', { value: placeholder }) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.trim() === '' ? undefined : read(event.target.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
