import { useTranslation } from 'react-i18next';
import type { Question } from '../../../shared/contract/forms.ts';
import { AskedQuestion } from '../../entries/AskedQuestion.tsx';
import { FormSection } from '../../form/Form.tsx';
import { useBoundField } from '../../form/useBoundField.ts';
import type { IndividualEntryValues } from './individualEntry.ts';

/** What the organiser asks with each skater's entry; nothing where nothing is asked. */
export function QuestionsSection({ questions }: { readonly questions: readonly Question[] }) {
  const { t } = useTranslation('entries');
  if (questions.length === 0) return null;
  return (
    <FormSection title={t('sections.questions')}>
      {questions.map((question) => (
        <BoundQuestion key={question.id} question={question} />
      ))}
    </FormSection>
  );
}

function BoundQuestion({ question }: { readonly question: Question }) {
  const { value, ...bound } = useBoundField<IndividualEntryValues, string | undefined>(
    `answers.${question.id}.answer`,
  );
  return <AskedQuestion {...bound} question={question} value={value ?? ''} />;
}
