import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { ConflictNotice } from '../../form/ConflictNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { useVersionedForm } from '../../form/useVersionedForm.ts';
import { useUser } from '../../session/useSession.ts';
import { showToast } from '../../ui/toastStore.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { competitionBody, type CompetitionValues, dateErrors, valuesOf } from './competitionValues.ts';
import { useShownValues } from './useShownValues.ts';

interface CompetitionDetailProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
}

/** Changes a competition; a change that somebody else made in the meantime is never overwritten unseen. */
export function CompetitionDetail({ competition, rinks }: CompetitionDetailProps) {
  const { t } = useTranslation('competitionEditor');
  const queries = useQueryClient();
  const { id: me } = useUser();
  const shown = useShownValues(rinks);
  const params = { competitionId: competition.id };
  const bodyOf = (values: CompetitionValues, { formId, version }: Competition) => ({
    ...competitionBody(values, formId),
    version,
  });
  const [resolver] = useState(() =>
    contractResolver<CompetitionValues>('updateCompetition', {
      toBody: (values) => bodyOf(values, competition),
      also: dateErrors,
    }),
  );
  const { form, conflict, choose, dismiss } = useVersionedForm<CompetitionValues, Competition>({
    stored: competition,
    valuesOf,
    resolver,
    refusalText,
    me,
    save: async (values, stored) =>
      (await call('updateCompetition', { params, body: bodyOf(values, stored) })).data,
    readNewest: async () => (await call('getCompetition', { params, fresh: true })).data,
    onSaved: ({ name }) => {
      showToast(t('saved', { name }));
      void queries.invalidateQueries({ queryKey: ['getCompetition'] });
      void queries.invalidateQueries({ queryKey: ['listCompetitions'] });
    },
  });
  return (
    <Form form={form} label={t('editLabel')} submitLabel={t('save')}>
      {conflict ? (
        <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...shown} />
      ) : null}
      <CompetitionFields rinks={rinks} />
    </Form>
  );
}
