import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Option } from '../../../ui/Select.tsx';

export interface AssignmentChoices {
  readonly rinks: readonly Rink[];
  readonly competitions: readonly Option[];
  /** The name of the account's rink or competition; '' if it has none or the lists are loading. */
  readonly nameOf: (user: Pick<User, 'rinkId' | 'competitionId'>) => string;
}

/** The rinks and competitions for assignments. Archived competitions supply names only. */
export function useAssignmentChoices(): AssignmentChoices {
  const { t } = useTranslation('users');
  const { data: rinks } = useQuery(requestQuery('listRinks'));
  const { data: competitions } = useQuery(
    requestQuery('listCompetitions', { query: { state: 'published' } }),
  );
  const { data: archived } = useQuery(requestQuery('listCompetitions', { query: { state: 'archived' } }));
  const { data: drafts } = useQuery(requestQuery('listCompetitionDrafts'));
  return useMemo(() => {
    const begun = (drafts ?? []).map(({ id, name }) => ({ id, name: t('beingSetUp', { name }) }));
    const open = [...(competitions ?? []), ...begun];
    const everyName = new Map(
      [...(rinks ?? []), ...open, ...(archived ?? [])].map(({ id, name }) => [id, name]),
    );
    return {
      rinks: rinks ?? [],
      competitions: open.map(({ id, name }) => ({ value: id, label: name })),
      nameOf: ({ rinkId, competitionId }) => everyName.get(rinkId ?? competitionId ?? '') ?? '',
    };
  }, [t, rinks, competitions, archived, drafts]);
}
