import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { iceDraftOf } from './iceDraft.ts';

/** The edited ice, saved against the version that it began with. */
export function useIceDraft(competitionId: string, stored: CompetitionIce) {
  const { t } = useTranslation('ice');
  const queries = useQueryClient();
  const begin = (ice: CompetitionIce) => ({
    version: ice.version,
    draft: iceDraftOf(ice, ice.rinkName ?? t('mainIce')),
  });
  const [base, setBase] = useState(() => begin(stored));
  const [draft, setDraft] = useState(base.draft);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isConflict, setIsConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.draft);
  const isNewer = stored.version > base.version;
  if (isNewer && !isChanged && !isSaving) {
    const newest = begin(stored);
    setBase(newest);
    setDraft(newest.draft);
  }

  const readNewest = async () => {
    const { data } = await call('getIce', { params: { competitionId }, fresh: true });
    queries.setQueryData(requestQuery('getIce', { params: { competitionId } }).queryKey, data);
    return data;
  };

  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    setIsSaving(true);
    setErrors([]);
    setRefusal('');
    try {
      const body = { ...draft, version: base.version };
      const { data } = await call('updateIce', { params: { competitionId }, body });
      setBase({ version: data.version, draft });
      setIsConflict(false);
      showToast(t('saved'));
      return true;
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (thrown.code === 'VersionConflict') {
        setIsConflict(true);
        return false;
      }
      setErrors(thrown.errors);
      if (thrown.errors.length === 0) setRefusal(errorMessage(thrown) ?? thrown.message);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  /** Goes on from the newest version: with its values, or with the typed ones over it. */
  const settle = async (keeps: 'theirs' | 'mine') => {
    const newest = begin(await readNewest());
    setBase(newest);
    if (keeps === 'theirs') setDraft(newest.draft);
    setIsConflict(false);
  };

  const messageOf = (field: string) => errors.find((one) => one.field === field)?.message;
  return {
    draft,
    setDraft,
    save,
    isSaving,
    isChanged,
    isConflict,
    settle,
    messageOf,
    errors,
    refusal,
    version: base.version,
  };
}

export type IceDraftControl = ReturnType<typeof useIceDraft>;
