import { useWatch } from 'react-hook-form';
import { BANK_QR_SCHEMES } from '../../../../../shared/contract/core/bankQr.ts';
import { bankQrProblems } from '../../../../../shared/domain/core/bankQr/bankQrProblems.ts';
import { SCHEMES } from '../../../../../shared/domain/core/bankQr/schemes.ts';
import { minorUnitDigits } from '../../../../../shared/domain/core/money/currency.ts';
import { FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { BankQr } from '../../../entering/bankQr/index.ts';
import { type CompetitionValues, bankQrToApi } from '../competitionValues.ts';
import styles from './BankQrFields.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

/** Instead of a family's reference, so that a test shows as one in the bank statement. */
const TEST_REFERENCE = 'TEST';

/** How families pay. */
export function PaymentFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <>
      <FormTextArea<CompetitionValues>
        name="paymentInstructions"
        label={t('competitionFields:paymentInstructions')}
        hint={t('hints.paymentInstructions')}
        rows={4}
        optional
      />
      <BankQrFields />
    </>
  );
}

/** The account behind the bank QR code, and a code over one unit to try it with. */
function BankQrFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const [typed, currency] = useWatch<CompetitionValues, ['bankQr', 'currency']>({
    name: ['bankQr', 'currency'],
  });
  const { scheme } = typed;
  const isStatic = scheme !== 'off' && SCHEMES[scheme].account === 'staticCode';
  // A scheme that no longer pays the currency stays in the list, beside its error.
  const offered = BANK_QR_SCHEMES.filter((one) => one === scheme || SCHEMES[one].currency === currency);
  if (offered.length === 0) return null;
  const bankQr = bankQrToApi(typed);
  const canTest = bankQr !== null && bankQrProblems(bankQr, currency).length === 0;
  const amount = 10 ** minorUnitDigits(currency);
  return (
    <FormSection title={t('bankQr.title')}>
      <FormRow>
        <FormSelect<CompetitionValues>
          name="bankQr.scheme"
          label={t('bankQr.scheme')}
          options={[
            { value: 'off', label: t('bankQr.off') },
            ...offered.map((value) => ({ value, label: t(`competitionFields:bankQrSchemes.${value}`) })),
          ]}
        />
        {scheme === 'off' ? null : (
          <FormTextField<CompetitionValues>
            name="bankQr.payee"
            label={t('bankQr.payee')}
            hint={t('bankQr.payeeHint')}
            maxLength={70}
            autoComplete="off"
          />
        )}
        {scheme === 'off' || isStatic ? null : (
          <FormTextField<CompetitionValues>
            name="bankQr.account"
            label={t(`bankQr.account.${scheme}`)}
            hint={t('bankQr.publicHint')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {scheme === 'epc' ? (
          <FormTextField<CompetitionValues>
            name="bankQr.bic"
            label={t('bankQr.bic')}
            maxLength={11}
            autoComplete="off"
            optional
          />
        ) : null}
      </FormRow>
      {isStatic ? (
        <FormTextArea<CompetitionValues>
          name="bankQr.account"
          label={t(`bankQr.account.${scheme}`)}
          hint={t('bankQr.staticHint')}
          rows={3}
          maxLength={512}
          spellCheck={false}
        />
      ) : null}
      {canTest ? (
        <Stack gap={2} minContent round="panel" background="sunken" pad={4} className={styles.test}>
          <p>{t('bankQr.test', { amount: formatAmount(amount, currency) })}</p>
          <BankQr bankQr={bankQr} amount={amount} currency={currency} reference={TEST_REFERENCE} />
        </Stack>
      ) : null}
    </FormSection>
  );
}
