import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { COMPETITION_PARAMETER, isPublished } from '../competitionChoice/index.ts';
import type { FormContext } from './formats/copyForm.ts';
import { useKnownUser } from '../../../session/useSession.ts';

/** The part of a competition or draft that its form needs. */
export interface CompetitionOfForm extends FormContext {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'published' | 'archived';
  readonly formId: string | null;
}

/** The manager's own competition, else the one in the address; `null` without one. */
export function useCompetitionOfForm() {
  const user = useKnownUser();
  const [search] = useSearchParams();
  const competitionId = user.role === 'MANAGER' ? user.competitionId : search.get(COMPETITION_PARAMETER);
  const query = useQuery({
    queryKey: queryKeyOf('getCompetition', 'orDraft', competitionId),
    queryFn: () => competitionOrDraft(competitionId ?? '', user.role),
    enabled: competitionId !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return { competitionId, query };
}

async function competitionOrDraft(competitionId: string, role: Role): Promise<CompetitionOfForm> {
  const params = { competitionId };
  if (!(await isDraft(competitionId, role))) {
    return (await call('getCompetition', { params, fresh: true })).data;
  }
  const { data } = await call('getCompetitionDraft', { params });
  // A draft's missing values get the defaults.
  return { ...data, currency: data.currency ?? 'USD', timeZone: data.timeZone ?? 'UTC' };
}

/** Managers may not list drafts. */
async function isDraft(competitionId: string, role: Role): Promise<boolean> {
  if (role === 'MANAGER') return !(await isPublished(competitionId));
  const { data } = await call('listCompetitionDrafts');
  return data.some(({ id }) => id === competitionId);
}
