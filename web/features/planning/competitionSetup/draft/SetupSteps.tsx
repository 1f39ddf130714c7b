import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PagePreview } from '../page/PagePreview.tsx';
import styles from './SetupSteps.module.css';
import { StepContent } from './StepContent.tsx';
import { StepList } from './StepList.tsx';
import { STEP_PARAMETER, stepOf, SETUP_STEPS, type SetupStepName } from './steps.ts';
import type { SetupFix } from './useSetupProblems.ts';
import { type SetupOptions, useSetupWork } from './useSetupWork.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatClock } from '../../../../i18n/formats.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { useChangeSearch } from '../../../../ui/useChangeSearch.ts';
import type { AutosaveState } from './useAutosave.ts';

/** The setup of a competition, step by step, with autosave. */
export function SetupSteps(props: SetupOptions) {
  const { t } = useTranslation('competitionSetup');
  const navigate = useNavigate();
  const { role } = useUser();
  const work = useSetupWork(props);
  const { record, form, saving, problems } = work;
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const step = stepOf(search.get(STEP_PARAMETER));
  const heading = useRef<HTMLHeadingElement>(null);
  const leadTo = useRef<SetupFix>(null);
  const { flush } = saving;

  // A new step saves the last one and moves the focus to its heading.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    void flush();
    const fix = leadTo.current;
    leadTo.current = null;
    if (!fix) return heading.current?.focus();
    if (step === 'form') showFix(form.form.methods, fix);
    else showFix(record.form.methods, fix);
  }, [step, flush, form, record]);

  const goTo = (next: SetupStepName, fix: SetupFix | null = null) => {
    leadTo.current = fix;
    changeSearch({ [STEP_PARAMETER]: next });
  };
  const close = async () => {
    if (!(await flush())) return;
    await navigate(role === 'MANAGER' ? paths.admin : paths.competitions);
  };
  const place = SETUP_STEPS.indexOf(step);
  const name = record.stored.name;
  return (
    <Page
      title={name || t('addTitle')}
      subtitle={<SaveStatus state={saving.state} isNew={record.stored.version === 0} onRetry={flush} />}
      actions={<Button onClick={() => void close()}>{t('saveAndClose')}</Button>}
    >
      <LeaveGuard isDirty={saving.state.kind === 'partly' || saving.state.kind === 'failed'} />
      <Stack gap={6} className={styles.setUp}>
        <StepList step={step} problems={problems.all} />
        <StepContent
          work={work}
          rinks={props.rinks}
          step={step}
          heading={heading}
          back={SETUP_STEPS[place - 1]}
          next={SETUP_STEPS[place + 1]}
          goTo={goTo}
        />
        {step === 'check' ? <PagePreview work={work} /> : null}
      </Stack>
    </Page>
  );
}

/** Leads to the field of a fix, which carries the problem's message. */
function showFix<Values extends FieldValues>(
  { setError, setFocus }: UseFormReturn<Values>,
  { field, message }: SetupFix,
): void {
  const name = field as Path<Values>;
  if (message) setError(name, { type: 'check', message });
  setFocus(name);
}

interface SaveStatusProps {
  readonly state: AutosaveState;
  /** The draft has no name yet, and without one it is not saved. */
  readonly isNew: boolean;
  readonly onRetry: () => Promise<unknown>;
}
function SaveStatus({ state, isNew, onRetry }: SaveStatusProps) {
  const { t } = useTranslation('competitionSetup');
  return (
    <Row gap={2} columnGap={3} align="center" className={styles.status} data-kind={state.kind}>
      <Row as="span" inline gap={1} align="center" wrap={false} role="status">
        {state.kind === 'failed' ? <Icon name="alert" small /> : null}
        {state.kind === 'saved' ? <Icon name="check" small /> : null}
        {words()}
      </Row>
      {state.kind === 'failed' ? (
        <Button dense onClick={() => void onRetry()}>
          {t('status.again')}
        </Button>
      ) : null}
    </Row>
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
