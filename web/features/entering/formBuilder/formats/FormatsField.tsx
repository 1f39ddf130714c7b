import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { FieldProblem } from '../../../../ui/Field.tsx';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { type ChangeFormat, FormatDetail } from './FormatDetail.tsx';
import { FormatList } from './FormatList.tsx';
import type { FormContext } from './copyForm.ts';
import { formDraftProblems, type FormatProblems } from './draftProblems.ts';
import { withFormat } from './formatEdits.ts';
import type { FormatDraft } from './formatsDraft.ts';
import { useStableKeys } from './useStableKeys.ts';
import { stackClasses } from '../../../../ui/look.ts';

/** Changes all formats, given their latest state. */
export type EditFormatsFn = (change: (formats: FormatDraft[]) => FormatDraft[]) => void;

/** Entries by event id. */
export type TakenPlacesByEvent = ReadonlyMap<string, number>;

interface FormatsFieldProps {
  readonly about: FormContext;
  readonly taken?: TakenPlacesByEvent | undefined;
}

/** The competition's formats: the list, or one format with its events. */
export function FormatsField({ about, taken }: FormatsFieldProps) {
  const { t } = useTranslation('formBuilder');
  const { value, onChange, error, ref } = useFormats();
  const formats = useStructurallyShared(value);
  const { getValues } = useFormContext<FormBuilderValues>();
  const { submitCount } = useFormState<FormBuilderValues>();
  const section = useRef<HTMLDivElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  /** Counts up with each request to move the focus to an error. */
  const [led, setLed] = useState(0);
  const keys = useStableKeys(formats.map(({ id }) => id));
  const problems = formDraftProblems(formats);
  const edit: EditFormatsFn = useCallback(
    (change) => onChange(change(getValues('formats'))),
    [onChange, getValues],
  );
  const place = openKey === null ? -1 : keys.indexOf(openKey);
  const open = formats[place];
  const openId = open?.id;
  const change: ChangeFormat = useCallback(
    (own) => edit((all) => (openId === undefined ? all : withFormat(all, openId, own))),
    [edit, openId],
  );

  const lead = () => {
    const wrong = formats.findIndex(({ id }) => problems.has(id));
    setOpenKey(keys[wrong] ?? null);
    setLed((count) => count + 1);
  };
  useEffect(() => {
    if (led === 0) return undefined;
    // The rows of a format just opened render a moment later.
    const timer = setTimeout(() => {
      const wrong = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? section.current?.querySelector('button'))?.focus();
    }, ROWS_MS);
    return () => clearTimeout(timer);
  }, [led]);

  return (
    <div
      ref={(element) => {
        section.current = element;
        ref(element && { focus: lead });
      }}
      className={stackClasses(3)}
      role="group"
      aria-label={t('formats')}
      aria-describedby="formats-problem"
    >
      <FieldProblem id="formats-problem" error={error} />
      {open ? (
        <FormatDetail
          key={openKey}
          format={open}
          place={place}
          count={formats.length}
          problems={problems.get(open.id)}
          isChecked={submitCount > 0}
          taken={taken}
          currency={about.currency}
          onChange={change}
          onOpen={(next) => setOpenKey(keys[next] ?? null)}
        />
      ) : (
        <FormatList
          formats={formats}
          keys={keys}
          problems={submitCount > 0 ? problems : NO_PROBLEMS}
          about={about}
          taken={taken}
          edit={edit}
          onOpen={setOpenKey}
        />
      )}
    </div>
  );
}

const ROWS_MS = 50;
const NO_PROBLEMS: ReadonlyMap<string, FormatProblems> = new Map();

const useFormats = () => useBoundField<FormBuilderValues, FormatDraft[]>('formats');

/**
 * Keeps equal parts of a value identical between renders: react-hook-form copies everything with each key,
 * and a long list would render anew.
 */
function useStructurallyShared<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (known === value) return known;
  const shared = replaceEqualDeep(known, value);
  if (shared !== known) setKnown(shared);
  return shared;
}
