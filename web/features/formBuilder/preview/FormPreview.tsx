import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { QuestionField, EventPicker, eventsOf } from '../../entries/index.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { FormContext } from '../formats/copyForm.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import styles from './FormPreview.module.css';
import { PriceCalculator } from './PriceCalculator.tsx';
import { toPreviewForm } from './toPreviewForm.ts';

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
  const groups = eventsOf(form, 'individual');
  const tick = (ids: string[]) => {
    setTicked(ids);
    if (ids.length > 0) setCount(ids.length);
  };
  return (
    <div className={styles.preview}>
      <PriceCalculator form={form} about={about} count={count} onCount={setCount} />
      {groups.length > 0 ? (
        <EventPicker groups={groups} value={ticked} onChange={tick} />
      ) : (
        <p className={styles.none}>
          {form.formats.length === 0 ? t('preview.nothing') : t('preview.noneAlone')}
        </p>
      )}
      {form.questions.length > 0 ? (
        <section className={styles.questions} aria-label={t('preview.questions')}>
          <h3 className={styles.title}>{t('preview.questions')}</h3>
          {form.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={answers[question.id] ?? ''}
              onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}
