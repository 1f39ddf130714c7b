import { useTranslation } from 'react-i18next';
import styles from './CheckedStatus.module.css';
import type { LiveEligibility } from '../form/useLiveEligibility.ts';

/**
 * In one line what came of asking, so that nobody learns of a refusal by the submit only. It is said
 * aloud when it changes, and stays as it was while newer is being asked.
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
