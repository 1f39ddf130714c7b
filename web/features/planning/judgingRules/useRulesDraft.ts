import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type {
  CompetitionJudging,
  JudgingRules,
} from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** The edited rules, saved against the version that they began with. */
export function useRulesDraft(competitionId: string, stored: CompetitionJudging) {
  const { t } = useTranslation('judgingRules');
  const queries = useQueryClient();
  const [base, setBase] = useState({ version: stored.version, rules: stored.rules });
  const [rules, setRules] = useState(stored.rules);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isConflict, setIsConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = JSON.stringify(rules) !== JSON.stringify(base.rules);
  if (stored.version > base.version && !isChanged && !isSaving) {
    setBase({ version: stored.version, rules: stored.rules });
    setRules(stored.rules);
  }

  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    setErrors([]);
    setRefusal('');
    try {
      const body = { rules, version: base.version };
      const { data } = await call('updateJudgingRules', { params: { competitionId }, body });
      setBase({ version: data.version, rules });
      showToast(t('saved'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (thrown.code === 'VersionConflict') return setIsConflict(true);
      setErrors(thrown.errors);
      if (thrown.errors.length === 0) setRefusal(errorMessage(thrown) ?? thrown.message);
    } finally {
      setIsSaving(false);
    }
  };

  /** Goes on from the newest version: with its values, or with the typed ones over it. */
  const settle = async (keeps: 'theirs' | 'mine') => {
    const { data } = await call('getJudgingRules', { params: { competitionId }, fresh: true });
    queries.setQueryData(requestQuery('getJudgingRules', { params: { competitionId } }).queryKey, data);
    setBase({ version: data.version, rules: data.rules });
    if (keeps === 'theirs') setRules(data.rules);
    setIsConflict(false);
  };

  const change = (part: Partial<JudgingRules>) => setRules((before) => ({ ...before, ...part }));
  const messageOf = (field: string) => errors.find((one) => one.field === `rules.${field}`)?.message;
  return { rules, change, save, settle, isSaving, isChanged, isConflict, errors, refusal, messageOf };
}

export type RulesControl = ReturnType<typeof useRulesDraft>;
