import { Link, useSearchParams } from 'react-router-dom';
import type { PublishingProblem } from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './StepList.module.css';
import { stepStatusOf, STEP_PARAMETER, SETUP_STEPS, type SetupStepName } from './steps.ts';

interface StepListProps {
  readonly step: SetupStepName;
  readonly problems: readonly PublishingProblem[];
}

/** Links to every step, with its status. */
export function StepList({ step, problems }: StepListProps) {
  const { t } = useTranslation('competitionSetup');
  const [search] = useSearchParams();
  const addressOf = (next: SetupStepName) => {
    const after = new URLSearchParams(search);
    after.set(STEP_PARAMETER, next);
    return `?${after.toString()}`;
  };
  const list = (
    <Stack role="list" as="ol" gap={1} minContent>
      {SETUP_STEPS.map((one, index) => {
        const { kind, count } = stepStatusOf(one, problems);
        return (
          <li key={one}>
            <Link
              to={addressOf(one)}
              className={styles.step}
              data-kind={kind}
              aria-current={one === step ? 'step' : undefined}
            >
              <Text as="span" size="xs" weight="strong" figures className={styles.mark}>
                {kind === 'done' ? (
                  <Icon name="check" small />
                ) : kind === 'wrong' ? (
                  <Icon name="alert" small />
                ) : (
                  index + 1
                )}
              </Text>
              <span className={styles.words}>
                <Text as="span" size="sm" weight="medium" className={styles.name}>
                  {t(`steps.${one}`)}
                </Text>
                <Text as="span" soft size="xs" className={styles.standing}>
                  {one === 'check' ? t('standing.check') : t(`standing.${kind}`, { count })}
                </Text>
              </span>
            </Link>
          </li>
        );
      })}
    </Stack>
  );
  return (
    <nav className={styles.steps} aria-label={t('stepsLabel')}>
      <div className={styles.wide}>{list}</div>
      <details className={styles.narrow} key={step}>
        <summary className={styles.summary}>
          <span>
            {t('stepOf', { number: SETUP_STEPS.indexOf(step) + 1, count: SETUP_STEPS.length })}
            <Row as="span" gap={1} wrap={false} className={styles.bar} aria-hidden="true">
              {SETUP_STEPS.map((one) => (
                <i
                  key={one}
                  data-kind={stepStatusOf(one, problems).kind}
                  data-current={one === step || undefined}
                />
              ))}
            </Row>
          </span>
          <Icon name="down" small />
        </summary>
        {list}
      </details>
    </nav>
  );
}
