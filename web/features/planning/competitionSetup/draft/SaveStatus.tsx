import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatClock } from '../../../../i18n/adminFormats.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './SetupSteps.module.css';
import type { AutosaveState } from './useAutosave.ts';

interface SaveStatusProps {
  readonly state: AutosaveState;
  /** The draft has no name yet, and without one it is not saved. */
  readonly isNew: boolean;
  readonly onRetry: () => Promise<unknown>;
}

export function SaveStatus({ state, isNew, onRetry }: SaveStatusProps) {
  const { t } = useTranslation('competitionSetup');
  return (
    <div className={styles.status} data-kind={state.kind}>
      <span role="status">
        {state.kind === 'failed' ? <Icon name="alert" small /> : null}
        {state.kind === 'saved' ? <Icon name="check" small /> : null}
        {words()}
      </span>
      {state.kind === 'failed' ? (
        <Button dense onClick={() => void onRetry()}>
          {t('status.again')}
        </Button>
      ) : null}
    </div>
  );

  function words(): string {
    if (state.kind === 'failed') return t('status.failed', { reason: errorMessage(state.error) ?? '' });
    if (state.kind === 'saving') return t('status.saving');
    if (isNew) return t('status.new');
    if (state.kind === 'saved') return t('status.saved', { time: formatClock(state.at) });
    if (state.kind === 'partly') return t('status.partly', { time: formatClock(state.at) });
    return t('status.draft');
  }
}
