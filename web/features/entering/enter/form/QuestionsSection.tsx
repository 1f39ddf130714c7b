import type { EntryKind, Question } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { questionsFor } from '../../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { QuestionField } from '../../entries/index.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import type { AnswerValues } from './answers.ts';

interface QuestionsSectionProps {
  readonly questions: readonly Question[];
  readonly kind: EntryKind;
}

/** The organiser's questions for this kind of entry. */
export function QuestionsSection({ questions, kind }: QuestionsSectionProps) {
  const { t } = useTranslation('entries');
  const asked = questionsFor(questions, kind);
  if (asked.length === 0) return null;
  return (
    <FormSection title={t('sections.questions')}>
      {asked.map((question) => (
        <BoundQuestion key={question.id} question={question} />
      ))}
    </FormSection>
  );
}

function BoundQuestion({ question }: { readonly question: Question }) {
  const { value, ...bound } = useBoundField<{ answers: AnswerValues }, string | undefined>(
    `answers.${question.id}.answer`,
  );
  return <QuestionField question={question} {...bound} value={value ?? ''} />;
}
