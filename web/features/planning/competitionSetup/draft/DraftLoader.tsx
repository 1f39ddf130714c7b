import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CompetitionDraft } from '../../../../../shared/contract/entering/competitions/competitionDraft.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { NEW_FORM } from './useDraftForm.ts';

/** A draft before its first save: version 0, all fields empty. */
export const NEW_DRAFT: CompetitionDraft = {
  id: '',
  name: '',
  state: 'draft',
  description: null,
  startDate: null,
  endDate: null,
  theme: null,
  accent: null,
  image: null,
  imageText: null,
  ring: null,
  rink: null,
  date: null,
  formId: null,
  currency: null,
  openFrom: null,
  openUntil: null,
  timeZone: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  capacity: null,
  iceMinutes: null,
  refundPolicy: null,
  refunds: null,
  correctionsUntil: null,
  paymentInstructions: null,
  bankQr: null,
  packet: null,
  eligibility: null,
  changedAt: '',
  version: 0,
};

interface DraftLoaderProps {
  /** '' for a new draft. */
  readonly id: string;
  readonly onCreated?: (id: string) => void;
  /** Shown when the draft no longer exists. */
  readonly missing?: ReactNode;
}

/** The editor keeps its own saves, so a refetch would only disturb it. */
const AS_STORED = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { isReadOnce: true },
} as const;

export function DraftLoader({ id, onCreated = () => undefined, missing = null }: DraftLoaderProps) {
  const { t } = useTranslation('competitionSetup');
  const rinks = useQuery(requestQuery('listRinks'));
  const draft = useQuery({
    ...requestQuery('getCompetitionDraft', { params: { competitionId: id } }),
    ...AS_STORED,
    enabled: id !== '',
  });
  const formId = draft.data?.formId ?? '';
  const form = useQuery({
    ...requestQuery('getForm', { params: { formId }, fresh: true }),
    ...AS_STORED,
    enabled: formId !== '',
  });
  if (isApiError(draft.error, 'NotFound')) return missing;
  const hasDraft = id === '' || (draft.data && draft.isFetchedAfterMount);
  const hasForm = formId === '' || (form.data && form.isFetchedAfterMount);
  if (rinks.data && hasDraft && hasForm) {
    return (
      <SetupSteps
        draft={draft.data ?? NEW_DRAFT}
        form={form.data ?? NEW_FORM}
        rinks={rinks.data}
        onCreated={onCreated}
      />
    );
  }
  const failed = [rinks, draft, form].find(({ isError }) => isError);
  return (
    <Page title={t('addTitle')}>
      {failed ? <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} /> : <Spinner />}
    </Page>
  );
}
