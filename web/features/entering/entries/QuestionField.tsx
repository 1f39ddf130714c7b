import type { RefCallback } from 'react';
import type { Question } from '../../../../shared/contract/entering/competitions/forms.ts';
import { NO, YES } from '../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface QuestionFieldProps {
  readonly question: Pick<Question, 'question' | 'kind' | 'options' | 'required'>;
  /** '' without an answer. */
  readonly value: string;
  readonly onChange: (answer: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly ref?: RefCallback<HTMLElement>;
}

/** The option that removes the answer to an optional question. */
const NO_ANSWER = 'nothing';

/** One of the organiser's questions. */
export function QuestionField({ question, value, onChange, onBlur, error, ref }: QuestionFieldProps) {
  const { t } = useTranslation('entryStates');
  const { kind, options, required } = question;
  const shared = {
    label: question.question,
    optional: !required,
    error,
    ...(onBlur && { onBlur }),
  };
  if (kind === 'text') {
    return (
      <TextField
        {...shared}
        {...(ref && { ref })}
        maxLength={500}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const choices =
    kind === 'choice'
      ? options.map((option) => ({ value: option, label: option }))
      : ([YES, NO] as const).map((answer) => ({ value: answer, label: t(`answer.${answer}`) }));
  const none = required ? [] : [{ value: NO_ANSWER, label: t('answer.none') }];
  return (
    <Select
      {...shared}
      {...(ref && { ref })}
      value={value || null}
      options={[...choices, ...none]}
      onChange={(chosen) => onChange(chosen === NO_ANSWER && !required ? '' : chosen)}
    />
  );
}
