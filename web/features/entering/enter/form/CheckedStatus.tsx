import { useTranslation } from 'react-i18next';
import styles from './CheckedStatus.module.css';
import type { LiveEligibility } from './useLiveEligibility.ts';

/**
 * The outcome of the live eligibility check in one line, so that no family learns of a rejection only at the
 * submit. Screen readers announce it; it stays while a newer check is under way.
 */
export function CheckedStatus({ answer, hasFailed }: LiveEligibility) {
  const { t } = useTranslation('eligibility');
  const warnings = answer?.checks.filter(({ outcome }) => outcome !== 'pass').length ?? 0;
  const message = (): string | null => {
    if (hasFailed) return t('asked.failed');
    if (!answer) return null;
    if (answer.refused) return t('asked.refused');
    if (answer.registry === 'notAnswering') return t('asked.notAnswering');
    if (answer.registry === 'none') return null;
    return warnings > 0 ? t('asked.remarks', { count: warnings }) : t('asked.met');
  };
  return (
    <p className={styles.line} role="status" data-tone={answer?.refused ? 'bad' : undefined}>
      {message()}
    </p>
  );
}
