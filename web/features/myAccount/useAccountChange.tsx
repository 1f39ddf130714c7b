import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../shared/contract/account.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { sessionQuery } from '../../session/session.ts';
import { ReloadNotice } from '../../ui/ReloadNotice.tsx';
import { type AccountBody, accountBody } from './accountBody.ts';

/**
 * Saves a part of the account with the rest as it was read. When it was changed elsewhere meanwhile,
 * `notice` says so and fetches the newer one; what was typed stays, and is saved into that one.
 */
export function useAccountChange(account: MyAccount) {
  const { t } = useTranslation('myAccount');
  const queries = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { queryKey } = queryOf('myAccount');

  const save = async (change: Partial<AccountBody>): Promise<void> => {
    try {
      const { data } = await call('updateMyAccount', { body: { ...accountBody(account), ...change } });
      queries.setQueryData(queryKey, data);
      queries.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, name: data.name });
      setIsOutdated(false);
    } catch (thrown) {
      setIsOutdated(isApiError(thrown, 'VersionConflict'));
      throw thrown;
    }
  };
  const load = async () => {
    await queries.refetchQueries({ queryKey });
    setIsOutdated(false);
  };
  const notice = isOutdated ? (
    <ReloadNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      action={t('conflict.load')}
      onLoad={() => void load()}
    />
  ) : null;
  return { save, notice };
}
