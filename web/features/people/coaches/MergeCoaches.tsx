import { useState } from 'react';
import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';

interface MergeCoachesProps {
  readonly coaches: readonly Coach[];
  readonly onMerge: (kept: Coach, duplicates: readonly Coach[]) => Promise<void>;
  readonly onClose: () => void;
  /** Clears the selection. */
  readonly done: () => void;
}

/** Asks which of the chosen coaches is kept: the one with an account, else a confirmed one with a number. */
export function MergeCoaches({ coaches, onMerge, onClose, done }: MergeCoachesProps) {
  const { t } = useTranslation(['coaches', 'common']);
  const [keptId, setKeptId] = useState(() => [...coaches].sort(byCompleteness)[0]?.id ?? '');
  const linked = coaches.filter(({ account }) => account === 'linked');
  const choices = linked.length > 0 ? linked : coaches;
  const merge = async () => {
    const kept = coaches.find(({ id }) => id === keptId);
    if (!kept) return;
    await onMerge(
      kept,
      coaches.filter(({ id }) => id !== keptId),
    );
    done();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('merge.title', { count: coaches.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="primary" onClick={() => void merge()}>
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      <p>{t('merge.text')}</p>
      <Select
        name="kept"
        label={t('merge.keep')}
        value={keptId}
        onChange={setKeptId}
        options={choices.map((coach) => ({
          value: coach.id,
          label: coach.name,
          detail: [coach.professional, coach.email].filter(Boolean).join(', '),
        }))}
      />
    </Dialog>
  );
}

const rankOf = ({ account, state, professional }: Coach) =>
  (account === 'linked' ? 4 : 0) + (state === 'confirmed' ? 2 : 0) + (professional === null ? 0 : 1);

const byCompleteness = (one: Coach, other: Coach) => rankOf(other) - rankOf(one);
