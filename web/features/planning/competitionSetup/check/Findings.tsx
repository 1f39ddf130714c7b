import type { Translator } from '../../../../i18n/Translator.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { needsConfirmation } from '../../../../../shared/domain/entering/competitions/setUp/needsConfirmation.ts';
import type { SetupWarning } from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { STEP_PARAMETER, SETUP_STEPS } from '../draft/steps.ts';
import { type SetupFix, pageField } from '../draft/useSetupProblems.ts';
import styles from './CheckStep.module.css';

const NOT_GIVEN = [
  ...(['description', 'openFrom', 'contactEmail'] as const),
  ...(['refundPolicy', 'paymentInstructions', 'packet', 'teamPrice'] as const),
];

interface FindingsProps {
  readonly fixes: readonly SetupFix[];
  readonly warnings: readonly SetupWarning[];
  /** The fields of warnings that were confirmed as intended. */
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (field: string) => void;
  /** A fix without a message only leads to its field. */
  readonly onFix: (fix: SetupFix) => void;
}

/** Problems by step, then warnings about money and contact, which need a yes, then others; each links to its field. */
export function Findings({ fixes, warnings, confirmed, onConfirm, onFix }: FindingsProps) {
  const { t } = useTranslation('competitionSetup');
  const toConfirm = warnings.filter(needsConfirmation);
  const others = warnings.filter((warning) => !needsConfirmation(warning));
  const steps = SETUP_STEPS.filter((step) => fixes.some((fix) => fix.step === step));
  return (
    <>
      <Stack
        as="section"
        gap={4}
        frame="card"
        className={styles.findings}
        data-kind={fixes.length > 0 ? 'wrong' : 'good'}
      >
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
      </Stack>
      {toConfirm.length > 0 ? (
        <Stack
          as="section"
          gap={4}
          frame="card"
          className={styles.findings}
          data-kind="confirm"
          aria-label={t('confirm.title')}
        >
          <h3>
            <Icon name="alert" />
            {t('confirm.title')}
          </h3>
          <p>{t('confirm.text')}</p>
          <ul role="list">
            {toConfirm.map((warning) => (
              <Row
                key={warning.field}
                as="li"
                gap={1}
                columnGap={4}
                align="center"
                justify="between"
                className={styles.confirm}
              >
                <WarningLink warning={warning} onFix={onFix} />
                <CheckboxCard
                  title={t('confirm.yes')}
                  aria-label={t('confirm.label', { warning: warningText(t, warning) })}
                  checked={confirmed.has(warning.field)}
                  onChange={() => onConfirm(warning.field)}
                />
              </Row>
            ))}
          </ul>
        </Stack>
      ) : null}
      {others.length > 0 ? (
        <Stack as="section" gap={4} frame="card" className={styles.findings} data-kind="remarks">
          <h3>{t('niceToHave')}</h3>
          <ul role="list">
            {others.map((warning) => (
              <li key={warning.field}>
                <WarningLink warning={warning} onFix={onFix} />
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
    </>
  );
}

interface WarningLinkProps {
  readonly warning: SetupWarning;
  readonly onFix: (fix: SetupFix) => void;
}

function WarningLink({ warning, onFix }: WarningLinkProps) {
  const { t } = useTranslation('competitionSetup');
  const fix = { step: warning.step, field: pageField(warning.field), message: '' };
  return <Finding text={warningText(t, warning)} fix={fix} onFix={onFix} />;
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

/** The reason for a warning. */
function warningText(
  t: Translator<'competitionSetup'>,
  { code, field }: Pick<SetupWarning, 'code' | 'field'>,
): string {
  if (code !== 'NotGiven') return t(`remark.${code}`);
  return t(`notGiven.${NOT_GIVEN.find((one) => one === field) ?? 'description'}`);
}
