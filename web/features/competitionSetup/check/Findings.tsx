import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Remark } from '../../../../shared/domain/competitions/setUp/setUp.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './CheckStep.module.css';
import { remarkText } from './remarkText.ts';
import { STEP, STEPS } from '../draft/steps.ts';
import { type Mending, pageField } from '../draft/useProblems.ts';

interface FindingsProps {
  readonly mendings: readonly Mending[];
  readonly remarks: readonly Remark[];
  /** A mending without a message is only looked at. */
  readonly onMend: (mending: Mending) => void;
}

/** What must be mended by its steps, then what is worth a look; each leads to its field. */
export function Findings({ mendings, remarks, onMend }: FindingsProps) {
  const { t } = useTranslation('competitionSetup');
  const steps = STEPS.filter((step) => mendings.some((mending) => mending.step === step));
  return (
    <>
      <section className={styles.findings} data-kind={mendings.length > 0 ? 'wrong' : 'good'}>
        <h3 role="status">
          <Icon name={mendings.length > 0 ? 'alert' : 'check'} />
          {t('mendings', { count: mendings.length })}
        </h3>
        {steps.map((step) => (
          <div key={step} className={styles.of}>
            <h4>{t(`steps.${step}`)}</h4>
            <ul role="list">
              {mendings
                .filter((mending) => mending.step === step)
                .map((mending) => (
                  <li key={mending.field}>
                    <Finding text={mending.message} mending={mending} onMend={onMend} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
      {remarks.length > 0 ? (
        <section className={styles.findings} data-kind="remarks">
          <h3>{t('remarks')}</h3>
          <p>{t('remarksText')}</p>
          <ul role="list">
            {remarks.map(({ field, step, code }) => (
              <li key={field}>
                <Finding
                  text={remarkText(t, { code, field })}
                  mending={{ step, field: pageField(field), message: '' }}
                  onMend={onMend}
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
  readonly mending: Mending;
  readonly onMend: (mending: Mending) => void;
}

function Finding({ text, mending, onMend }: FindingProps) {
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.set(STEP, mending.step);
  return (
    <Link
      to={`?${address.toString()}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onMend(mending);
      }}
    >
      {text}
    </Link>
  );
}
