import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { DEFAULT_CURRENCY, isCurrency } from '../../../shared/domain/money/currency.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { FormatsField } from '../../entryForm/FormatsField.tsx';
import { PriceFields } from '../../entryForm/PriceFields.tsx';
import { Form } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { Spinner } from '../../ui/Waiting.tsx';
import { CompetitionFields } from './CompetitionFields.tsx';
import {
  newCompetitionResolver,
  type NewCompetitionValues,
  newCompetitionValues,
  publishCompetition,
  type PublishedForm,
} from './newCompetitionValues.ts';

/** A competition with the form it takes entries by, published in one go. */
export function NewCompetition() {
  const { t } = useTranslation('competitionEditor');
  const rinks = useQuery(queryOf('listRinks'));
  if (rinks.isError) return <ErrorState title={t('failed')} onRetry={() => void rinks.refetch()} />;
  return rinks.data ? <NewCompetitionForm rinks={rinks.data} /> : <Spinner />;
}

function NewCompetitionForm({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('competitionEditor');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const made = useRef<PublishedForm>(undefined);
  const form = useContractForm<NewCompetitionValues>({
    defaultValues: newCompetitionValues(),
    resolver: newCompetitionResolver,
    refusalText,
    onSubmit: async (values) => {
      const competition = await publishCompetition(values, made);
      await queries.invalidateQueries({ queryKey: ['listCompetitions'] });
      showToast(t('added', { name: competition.name }));
      await navigate(paths.competition(competition.id));
    },
  });
  return (
    <Form form={form} label={t('addTitle')} submitLabel={t('add')}>
      <CompetitionFields rinks={rinks} />
      <PricesInCurrency />
      <FormatsField />
    </Form>
  );
}

function PricesInCurrency() {
  const currency = useWatch<NewCompetitionValues, 'currency'>({ name: 'currency' });
  return <PriceFields currency={isCurrency(currency) ? currency : DEFAULT_CURRENCY} />;
}
