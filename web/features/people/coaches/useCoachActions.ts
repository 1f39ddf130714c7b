import { useState } from 'react';
import { type Coach, MAX_MERGED_COACHES } from '../../../../shared/contract/people/coaches/coaches.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { BulkAction } from '../../../table/selection.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { coachBody, coachValues } from './coachValues.ts';

/** Which dialog is open. */
export type CoachStep =
  | { readonly name: 'add' }
  | { readonly name: 'edit' | 'history'; readonly coach: Coach }
  | { readonly name: 'merge'; readonly coaches: readonly Coach[]; readonly done: () => void };

interface Merged {
  readonly mergeId: string;
  readonly coachId: string;
  readonly name: string;
}

/** The actions on one coach or several, and the undo of the last merge. */
export function useCoachActions(open: (step: CoachStep) => void) {
  const { t } = useTranslation('coaches');
  const [merged, setMerged] = useState<Merged | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('updateCoach');
    }
  };
  const confirm = (coach: Coach) =>
    attempt(async () => {
      const body = { ...coachBody(coachValues(coach)), version: coach.version };
      await call('updateCoach', { params: { coachId: coach.id }, body });
      showToast(t('confirmed', { name: coach.name }));
    });
  const invite = (coach: Coach) =>
    attempt(async () => {
      const { id: coachId, version, email } = coach;
      await call('inviteCoach', { params: { coachId }, body: { version } });
      showToast(t('invited', { email }));
    });
  const unlink = (coach: Coach) =>
    attempt(async () => {
      const { id: coachId, version } = coach;
      await call('unlinkCoach', { params: { coachId }, body: { version } });
      showToast(t('unlinked', { name: coach.name }));
    });
  const merge = (kept: Coach, doubles: readonly Coach[]) =>
    attempt(async () => {
      const { data } = await call('mergeCoaches', {
        params: { coachId: kept.id },
        body: { version: kept.version, doubles: doubles.map(({ id, version }) => ({ id, version })) },
      });
      setMerged({ mergeId: data.mergeId, coachId: kept.id, name: kept.name });
    });
  const undo = () =>
    attempt(async () => {
      if (!merged) return;
      const { coachId, mergeId } = merged;
      setMerged(null);
      await call('undoCoachMerge', { params: { coachId, mergeId } });
      showToast(t('mergeUndone'));
    });

  const inviteReason = ({ state, email }: Coach) => {
    if (state === 'awaiting') return t('reasons.confirmFirst');
    return email === null ? t('reasons.noEmail') : undefined;
  };
  const rowActions = (coach: Coach): MenuAction[] => [
    ...(coach.state === 'awaiting'
      ? [{ id: 'confirm', label: t('actions.confirm'), onAction: () => void confirm(coach) }]
      : []),
    { id: 'edit', label: t('actions.edit'), onAction: () => open({ name: 'edit', coach }) },
    coach.account === 'linked'
      ? { id: 'unlink', label: t('actions.unlink'), danger: true, onAction: () => void unlink(coach) }
      : {
          id: 'invite',
          label: t(coach.account === 'invited' ? 'actions.inviteAgain' : 'actions.invite'),
          disabledReason: inviteReason(coach),
          onAction: () => void invite(coach),
        },
    { id: 'history', label: t('actions.history'), onAction: () => open({ name: 'history', coach }) },
  ];
  const bulkActions: BulkAction<Coach>[] = [
    {
      id: 'merge',
      label: t('actions.merge'),
      disabledReason: (chosen) => {
        if (chosen.length < 2) return t('reasons.chooseTwo');
        if (chosen.length > MAX_MERGED_COACHES + 1)
          return t('reasons.tooMany', { count: MAX_MERGED_COACHES + 1 });
        return chosen.filter(({ account }) => account === 'linked').length > 1
          ? t('reasons.twoAccounts')
          : undefined;
      },
      onAction: (coaches, done) => open({ name: 'merge', coaches, done }),
    },
  ];
  return { merged, rowActions, bulkActions, merge, undo, dismiss: () => setMerged(null) };
}
