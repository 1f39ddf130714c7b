import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { DeadInvitation } from './DeadInvitation.tsx';
import { InvitationAnswer } from './InvitationAnswer.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { InvitedPerson } from './InvitedPerson.tsx';
import styles from './Partner.module.css';

/** The invitation of a partner with the answer and the partner's data. */
export function InvitationLoader({ token }: { readonly token: string }) {
  const { t } = useTranslation('partner');
  const queries = useQueryClient();
  const query = requestQuery('getPartnerInvitation', { params: { token } });
  const { data, error, refetch } = useQuery(query);

  if (isApiError(error, 'NotFound')) return <DeadInvitation />;
  if (data?.entryState === 'withdrawn') return <DeadInvitation invitation={data} />;
  if (!data) {
    return error ? (
      <ErrorState title={t('invitation.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Spinner />
    );
  }
  const keep = (invitation: PartnerInvitation) => queries.setQueryData(query.queryKey, invitation);
  const read = async () => (await refetch()).data ?? data;
  return (
    <div className={styles.page}>
      <InvitationFacts invitation={data} />
      <InvitationAnswer token={token} invitation={data} onAnswered={keep} onOutdated={read} />
      <InvitedPerson token={token} invitation={data} onSaved={keep} onOutdated={read} />
    </div>
  );
}
