import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryOf } from '../../../api/queries.ts';
import type { EventAvailability } from '../../entries/index.ts';

/** What an entry form is made of. */
export interface EntryFormData {
  readonly competition: Competition;
  readonly form: Form;
  readonly rinks: readonly Rink[];
  /** Room by event; of which it is not known, they are not there. */
  readonly places: ReadonlyMap<string, EventAvailability>;
}

export interface EntryFormDataQuery {
  /** Null until all of it is here. */
  readonly facts: EntryFormData | null;
  /** There is no such competition. */
  readonly isUnknown: boolean;
  /** Tries again what could not be loaded; null while nothing has failed. */
  readonly retry: (() => void) | null;
  /** Reads the form and the places past every cache. */
  readonly readAnew: () => Promise<void>;
}

/** The competition with its form, the rinks to choose from and the places left. @param competitionId '' for none yet */
export function useEntryFormData(competitionId: string): EntryFormDataQuery {
  const enabled = competitionId !== '';
  const competition = useQuery({ ...queryOf('getCompetition', { params: { competitionId } }), enabled });
  const formId = competition.data?.formId ?? '';
  const form = useQuery({ ...queryOf('getForm', { params: { formId } }), enabled: formId !== '' });
  const rinks = useQuery(queryOf('listRinks'));
  // Without it the form is whole: whether an event is full is decided when the entry is sent.
  const places = useQuery({ ...queryOf('listPlaces', { params: { competitionId } }), enabled });
  const queries = useQueryClient();
  const failed = [competition, form, rinks].find(({ isError }) => isError);
  return {
    facts:
      competition.data && form.data && rinks.data
        ? {
            competition: competition.data,
            form: form.data,
            rinks: rinks.data,
            places: new Map((places.data ?? []).map(({ eventId, ...room }) => [eventId, room])),
          }
        : null,
    isUnknown: isApiError(competition.error, 'NotFound'),
    retry: failed ? () => void failed.refetch() : null,
    readAnew: async () => {
      const { data } = await call('getForm', { params: { formId }, fresh: true });
      queries.setQueryData(queryOf('getForm', { params: { formId } }).queryKey, data);
      await places.refetch();
    },
  };
}
