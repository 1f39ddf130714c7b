import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { hasLoggedInHere } from '../../../../session/loginMark.ts';
import { type SessionUser, sessionQuery } from '../../../../session/session.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { familyWithSkater } from './familySkater.ts';
import type { EntrySkaterValues } from '../form/individualEntry.ts';

/**
 * Whether the session and the family's skaters are still loading: a choice among them stands above the first
 * field, which must not move under a finger.
 */
export function useIsFamilyLoading(): boolean {
  const session = useQuery({ ...sessionQuery, enabled: hasLoggedInHere() });
  const account = useQuery({ ...requestQuery('myAccount'), enabled: session.data?.role === 'SKATER' });
  return session.isLoading || account.isLoading;
}

/** The skaters of the logged-in family, and a way to keep an entered one in the account. */
export function useFamily(user: SessionUser | null) {
  const { t } = useTranslation('entries');
  const queries = useQueryClient();
  const query = requestQuery('myAccount');
  const account = useQuery({ ...query, enabled: user?.role === 'SKATER' });

  /** Never rejects: the entry is stored, so a failure here only shows a message. */
  const keep = async (values: EntrySkaterValues): Promise<void> => {
    try {
      const { name, notices, skaters, version } = await queries.fetchQuery({ ...query, staleTime: 0 });
      const family = familyWithSkater(skaters, values, crypto.randomUUID());
      const { data } = await call('updateMyAccount', { body: { name, notices, skaters: family, version } });
      queries.setQueryData(query.queryKey, data);
    } catch {
      showToast(t('family.notKept', { name: values.fullName.trim() }), 'info');
    }
  };
  return { skaters: account.data?.skaters ?? [], keep, hasAccount: account.data !== undefined };
}
