import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SetupWarning } from '../../../../shared/domain/competitions/setUp/setupFacts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './CheckStep.module.css';
import { warningText } from './warningText.ts';
import { STEP_PARAMETER, SETUP_STEPS } from '../draft/steps.ts';
import { type SetupFix, pageField } from '../draft/useSetupProblems.ts';

interface FindingsProps {
  readonly fixes: readonly SetupFix[];
  readonly warnings: readonly SetupWarning[];
  /** A fix without a message only leads to its field. */
  readonly onFix: (fix: SetupFix) => void;
}

/** Problems by step, then warnings; each links to its field. */
export function Findings({ fixes, warnings, onFix }: FindingsProps) {
  const { t } = useTranslation('competitionSetup');
  const steps = SETUP_STEPS.filter((step) => fixes.some((fix) => fix.step === step));
  return (
    <>
      <section className={styles.findings} data-kind={fixes.length > 0 ? 'wrong' : 'good'}>
        <h3 role="status">
          <Icon name={fixes.length > 0 ? 'alert' : 'check'} />
          {t('mendings', { count: fixes.length })}
        </h3>
        {steps.map((step) => (
          <div key={step} className={styles.of}>
            <h4>{t(`steps.${step}`)}</h4>
            <ul role="list">
              {fixes
                .filter((fix) => fix.step === step)
                .map((fix) => (
                  <li key={fix.field}>
                    <Finding text={fix.message} fix={fix} onFix={onFix} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
      {warnings.length > 0 ? (
        <section className={styles.findings} data-kind="remarks">
          <h3>{t('remarks')}</h3>
          <p>{t('remarksText')}</p>
          <ul role="list">
            {warnings.map(({ field, step, code }) => (
              <li key={field}>
                <Finding
                  text={warningText(t, { code, field })}
                  fix={{ step, field: pageField(field), message: '' }}
                  onFix={onFix}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface FindingProps {
  readonly text: string;
  readonly fix: SetupFix;
  readonly onFix: (fix: SetupFix) => void;
}

function Finding({ text, fix, onFix }: FindingProps) {
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.set(STEP_PARAMETER, fix.step);
  return (
    <Link
      to={`?${address.toString()}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onFix(fix);
      }}
    >
      {text}
    </Link>
  );
}
