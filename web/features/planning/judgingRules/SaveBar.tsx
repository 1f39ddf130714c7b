import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './Rules.module.css';
import type { RulesControl } from './useRulesDraft.ts';

/** Saves, shows why that failed, and asks after somebody else's change. */
export function SaveBar({ control }: { readonly control: RulesControl }) {
  const { t } = useTranslation('judgingRules');
  const { save, settle, isSaving, isChanged, isConflict, errors, refusal } = control;
  if (isConflict) {
    return (
      <div className={styles.save} data-bottom-bar role="alert">
        <p>{t('conflict.text')}</p>
        <Button onClick={() => void settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button tone="primary" onClick={() => void settle('mine')}>
          {t('conflict.mine')}
        </Button>
      </div>
    );
  }
  const problem = refusal || errors[0]?.message;
  return (
    <div className={styles.save} data-bottom-bar={isChanged || undefined}>
      <div role="status">
        {problem ? <p className={styles.wrong}>{problem}</p> : null}
        {problem ? null : <p className={styles.soft}>{t(isChanged ? 'save.changed' : 'save.unchanged')}</p>}
      </div>
      <Button
        tone="primary"
        aria-busy={isSaving || undefined}
        disabledReason={isChanged ? undefined : t('save.unchanged')}
        onClick={() => void save()}
      >
        {t('save.label')}
      </Button>
    </div>
  );
}
