import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MembershipCheck } from '../../../../../shared/contract/people/members/memberships.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormRow } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { CheckResult } from './CheckResult.tsx';

interface CheckValues {
  number: string;
  birthYear: string;
  competitionId: string;
}

const queryFrom = ({ number, birthYear, competitionId }: CheckValues) => ({
  number: number.trim(),
  ...(birthYear.trim() && { birthYear: birthYear.trim() }),
  ...(competitionId && { competitionId }),
});

const resolver = contractResolver<CheckValues>('checkMembership', { toRequest: queryFrom });

/** `/check-isi`: the public check of a membership number. */
export function CheckIsiPage() {
  const { t } = useTranslation('members');
  const { data: competitions = [] } = useQuery(requestQuery('listCompetitions'));
  const [checked, setChecked] = useState<{ values: CheckValues; check: MembershipCheck } | null>(null);
  const result = useRef<HTMLElement>(null);
  const form = useContractForm<CheckValues>({
    defaultValues: { number: '', birthYear: '', competitionId: '' },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      setChecked(null);
      const { data: check } = await call('checkMembership', { query: queryFrom(values) });
      setChecked({ values, check });
    },
  });
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);

  const again = () => {
    setChecked(null);
    // Resets each field, as a reset of the whole form would drop the fields and leave none to focus.
    form.methods.resetField('number');
    form.methods.resetField('birthYear');
    form.methods.setFocus('number');
  };
  const competition = competitions.find(({ id }) => id === checked?.values.competitionId);
  return (
    <Page title={t('check.title')} subtitle={t('check.text')} width="form">
      <Form form={form} layout="card" submitLabel={t('check.submit')} label={t('check.title')}>
        <FormRow>
          <FormTextField<CheckValues>
            name="number"
            label={t('check.number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <FormTextField<CheckValues>
            name="birthYear"
            label={t('check.birthYear')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            optional
          />
        </FormRow>
        <FormSelect<CheckValues>
          name="competitionId"
          label={t('check.competition')}
          placeholder={t('check.anyCompetition')}
          options={competitions.map(({ id, name, endDate }) => ({
            value: id,
            label: name,
            detail: t('check.until', { day: formatDay(endDate) }),
          }))}
          optional
        />
      </Form>
      {checked ? (
        <CheckResult
          ref={result}
          number={checked.values.number.trim()}
          birthYear={checked.values.birthYear.trim()}
          competition={competition?.name ?? null}
          check={checked.check}
          onAgain={again}
        />
      ) : null}
    </Page>
  );
}
