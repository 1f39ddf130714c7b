import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { competitionBody, type CompetitionValues, dateErrors, valuesOf } from './competitionValues.ts';

interface CompetitionDetailProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
}

/** Changes a competition; a change that somebody else made in the meantime is never overwritten unseen. */
export function CompetitionDetail({ competition, rinks }: CompetitionDetailProps) {
  const { t } = useTranslation('competitionEditor');
  const queries = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { id, formId, version } = competition;
  const { queryKey } = queryOf('getCompetition', { params: { competitionId: id } });
  const toBody = (values: CompetitionValues) => ({ ...competitionBody(values, formId), version });
  const [resolver] = useState(() =>
    contractResolver<CompetitionValues>('updateCompetition', { toBody, also: dateErrors }),
  );
  const form = useContractForm<CompetitionValues>({
    defaultValues: valuesOf(competition),
    resolver,
    refusalText,
    onSubmit: async (values) => {
      try {
        const { data } = await call('updateCompetition', {
          params: { competitionId: id },
          body: toBody(values),
        });
        showToast(t('saved', { name: data.name }));
        queries.setQueryData(queryKey, data);
        await queries.invalidateQueries({ queryKey: ['listCompetitions'] });
      } catch (thrown) {
        setIsOutdated(isApiError(thrown, 'VersionConflict'));
        throw thrown;
      }
    },
  });
  return (
    <>
      {isOutdated ? (
        <ConflictNotice
          title={t('conflict.title')}
          text={t('conflict.text')}
          action={t('conflict.load')}
          onLoad={() => void queries.refetchQueries({ queryKey })}
        />
      ) : null}
      <Form form={form} label={t('editLabel')} submitLabel={t('save')}>
        <CompetitionFields rinks={rinks} />
      </Form>
    </>
  );
}
