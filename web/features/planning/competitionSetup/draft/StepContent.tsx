import type { ReactNode, RefObject } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isCurrency } from '../../../../../shared/domain/core/money/currencies.ts';
import { DEFAULT_CURRENCY } from '../../../../../shared/domain/core/money/currency.ts';
import { isTimeZone } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { FormBuilderFields, PreviewButton, useFormValueText } from '../../../entering/formBuilder/index.ts';
import { ConflictNotice } from '../../../../forms/ConflictNotice.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { CheckStep } from '../check/CheckStep.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { ContactFields } from '../entries/ContactFields.tsx';
import { EligibilityFields } from '../entries/EligibilityFields.tsx';
import { EntriesFields } from '../entries/EntriesFields.tsx';
import { PageFields } from '../page/PageFields.tsx';
import styles from './SetupSteps.module.css';
import type { SetupStepName } from './steps.ts';
import type { SetupFix } from './useSetupProblems.ts';
import type { SetupWork } from './useSetupWork.ts';
import { useCompetitionWords } from '../published/useCompetitionWords.ts';
import { NameFields } from '../details/NameFields.tsx';
import { VenueFields } from '../details/VenueFields.tsx';

interface StepContentProps {
  readonly work: SetupWork;
  readonly rinks: readonly Rink[];
  readonly step: SetupStepName;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly back: SetupStepName | undefined;
  readonly next: SetupStepName | undefined;
  readonly goTo: (step: SetupStepName, fix?: SetupFix) => void;
}

/** One step with its fields; Next is never blocked. */
export function StepContent({ work, rinks, step, heading, back, next, goTo }: StepContentProps) {
  const { t } = useTranslation('competitionSetup');
  const { record, form } = work;
  const control = record.form.methods.control;
  const [currency, timeZone, startDate] = useWatch<
    CompetitionValues,
    readonly ['currency', 'timeZone', 'startDate']
  >({ control, name: ['currency', 'timeZone', 'startDate'] });
  const about = {
    currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    startDate: startDate === '' ? null : startDate,
  };
  const shown = useCompetitionWords(rinks);
  const shownForm = useFormValueText(about);
  const fields: Readonly<Record<Exclude<SetupStepName, 'form' | 'check'>, ReactNode>> = {
    what: <NameFields />,
    where: <VenueFields rinks={rinks} />,
    entries: (
      <>
        <EntriesFields />
        <ContactFields />
      </>
    ),
    rules: <EligibilityFields />,
    page: <PageFields />,
  };
  return (
    <Stack gap={5}>
      <FormProvider {...record.form.methods}>
        {record.conflict ? (
          <ConflictNotice
            conflict={record.conflict}
            onChoose={record.choose}
            onDismiss={record.dismiss}
            {...shown}
          />
        ) : null}
      </FormProvider>
      <FormProvider {...form.form.methods}>
        {form.conflict ? (
          <ConflictNotice
            conflict={form.conflict}
            onChoose={form.choose}
            onDismiss={form.dismiss}
            {...shownForm}
          />
        ) : null}
      </FormProvider>
      <Stack as="header" gap={1} minContent className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`steps.${step}`)}
        </h2>
        <p>{t(`stepTexts.${step}`)}</p>
      </Stack>
      {step === 'check' ? (
        <CheckStep work={work} rinks={rinks} onFix={(fix) => goTo(fix.step, fix)} />
      ) : (
        <form
          className={styles.form}
          noValidate
          aria-label={t(`steps.${step}`)}
          onSubmit={(event) => {
            event.preventDefault();
            if (next) goTo(next);
          }}
        >
          {step === 'form' ? (
            <FormProvider {...form.form.methods}>
              <FormBuilderFields about={about} isSetup />
              <div>
                <PreviewButton about={about} />
              </div>
            </FormProvider>
          ) : (
            <FormProvider {...record.form.methods}>
              <Stack gap={5} frame="card" pad={6} className={styles.fields}>
                {fields[step]}
              </Stack>
            </FormProvider>
          )}
          <Row gap={3} justify="end" className={styles.way} data-bottom-bar>
            {back ? <Button onClick={() => goTo(back)}>{t('back')}</Button> : null}
            {next ? (
              <Button type="submit" tone="primary">
                {t('next', { step: t(`steps.${next}`) })}
              </Button>
            ) : null}
          </Row>
        </form>
      )}
    </Stack>
  );
}
