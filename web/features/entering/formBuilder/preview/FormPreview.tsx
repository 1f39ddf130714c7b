import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { QuestionField, EventPicker, offeredEvents } from '../../entries/index.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type Form,
} from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { FormContext } from '../formats/copyForm.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { PriceCalculator } from './PriceCalculator.tsx';
import { toPreviewForm } from './toPreviewForm.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

/** A live preview for families; it lags behind fast typing. */
export function FormPreview({ about }: { readonly about: FormContext }) {
  const values = useDeferredValue(useWatch<FormBuilderValues>() as FormBuilderValues);
  return <FormView form={toPreviewForm(values)} about={about} />;
}

interface FormViewProps {
  readonly form: Form;
  readonly about: FormContext;
}

/** A form as families see it: prices, events, questions. */
export function FormView({ form, about }: FormViewProps) {
  const { t } = useTranslation('formBuilder');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [count, setCount] = useState(2);
  const [wanted, setWanted] = useState<EntryKind>('individual');
  const offered = ENTRY_KINDS.filter((one) => form.formats.some(({ entry }) => entry === one));
  const kind = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const groups = offeredEvents(form, kind);
  const known = new Set(groups.flatMap(({ events }) => events.map(({ id }) => id)));
  const chosen = ticked.filter((id) => known.has(id));
  const tick = (ids: string[]) => {
    setTicked(ids);
    if (ids.length > 0) setCount(ids.length);
  };
  const changeCount = (next: number) => {
    setCount(next);
    setTicked(chosen.slice(0, next));
  };
  return (
    <Stack gap={5}>
      <PriceCalculator
        form={form}
        about={about}
        kind={kind}
        onKind={setWanted}
        ticked={chosen}
        count={count}
        onCount={changeCount}
      />
      {groups.length > 0 ? (
        <EventPicker groups={groups} value={chosen} onChange={tick} isOneOf={kind === 'team'} />
      ) : (
        <Text soft size="sm">
          {t('preview.nothing')}
        </Text>
      )}
      {form.questions.length > 0 ? (
        <Stack as="section" gap={4} aria-label={t('preview.questions')}>
          <Text as="h3" size="lg">
            {t('preview.questions')}
          </Text>
          {form.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={answers[question.id] ?? ''}
              onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
