import { useCallback } from 'react';
import { NO, YES } from '../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

export function useAnswerText(): (answer: string) => string {
  const { t } = useTranslation('entryStates');
  return useCallback(
    (answer: string) => (answer === YES || answer === NO ? t(`answer.${answer}`) : answer),
    [t],
  );
}
