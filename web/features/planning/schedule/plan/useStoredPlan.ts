import { useState } from 'react';
import type { FileFault } from '../../../../../shared/contract/core/fileFault.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Plan, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { problemFault } from '../../../../../shared/domain/planning/problemFault.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { DraftStore } from '../../draft/index.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { draftOfPlan } from './draftOfPlan.ts';
import { usePlanning } from './usePlanning.ts';

/**
 * Plans a competition and stores the plan, with the words for what can go wrong.
 * @param closed the hours in which others have the ice
 */
export function useStoredPlan(competitionId: string, store: DraftStore, closed: Problem['fixed']['blocks']) {
  const { t } = useTranslation('schedule');
  const [problem, setProblem] = useState<string | null>(null);

  /** Stores a whole plan in the place of a draft; what changed since that was read is not overwritten. */
  const storePlan = async (
    plan: Plan,
    draft: ScheduleDraft,
    fixed: Problem['fixed']['flights'] = [],
  ): Promise<void> => {
    setProblem(null);
    try {
      const body = draftOfPlan(plan, draft, fixed, closed);
      await call('replaceScheduleDraft', { params: { competitionId }, body });
      await store.reload();
      showToast(t('planned'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setProblem(
        thrown.code === 'VersionConflict'
          ? t('planning.overtaken')
          : (thrown.errors[0]?.message ?? errorMessage(thrown) ?? thrown.message),
      );
    }
  };

  const planning = usePlanning();

  const faultText = ({ field, message }: FileFault) =>
    field.startsWith('fixed.')
      ? t('planning.fixedFault', { message })
      : t('planning.fault', { field, message });

  /** @param fixed with everything in it that must not move */
  const startFixed = (fixed: Problem, draft: ScheduleDraft) => {
    const fault = problemFault(fixed);
    setProblem(fault && faultText(fault));
    if (!fault) void planning.start(fixed, (plan) => storePlan(plan, draft, fixed.fixed.flights));
  };

  return {
    progress: planning.progress,
    stop: planning.stop,
    problem: problem ?? (planning.isFailed ? t('planning.failed') : null),
    startFixed,
    store: storePlan,
  };
}
