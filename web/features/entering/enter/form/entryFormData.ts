import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/queryClient.ts';
import type { EventAvailability } from '../../entries/index.ts';

/** The data that an entry form needs before it can be drawn. */
export interface EntryFormData {
  readonly competition: Competition;
  readonly form: Form;
  readonly rinks: readonly Rink[];
  /** Availability by event; an event is missing while its availability is unknown. */
  readonly places: ReadonlyMap<string, EventAvailability>;
}

export interface EntryFormDataQuery {
  /** Null until all of it is loaded. */
  readonly data: EntryFormData | null;
  /** There is no such competition. */
  readonly isUnknown: boolean;
  /** Loads again what failed; null while nothing has failed. */
  readonly retry: (() => void) | null;
  /** Reads the form and the availability past every cache. */
  readonly readAnew: () => Promise<void>;
}

const rinksQuery = () => requestQuery('listRinks');
const competitionQuery = (competitionId: string) =>
  requestQuery('getCompetition', { params: { competitionId } });
const formQuery = (formId: string) => requestQuery('getForm', { params: { formId } });
const placesQuery = (competitionId: string) => requestQuery('listPlaces', { params: { competitionId } });

/** Starts every query of an entry form; the page that follows shows how they went. */
export function prefetchEntryFormData(competitionId: string): void {
  void queryClient.prefetchQuery(rinksQuery());
  void queryClient.prefetchQuery(placesQuery(competitionId));
  queryClient.fetchQuery(competitionQuery(competitionId)).then(
    ({ formId }) => queryClient.prefetchQuery(formQuery(formId)),
    () => undefined,
  );
}

/**
 * The competition with its form, the rinks to choose from and the places left.
 * @param competitionId '' while it is unknown
 */
export function useEntryFormData(competitionId: string): EntryFormDataQuery {
  const enabled = competitionId !== '';
  const competition = useQuery({ ...competitionQuery(competitionId), enabled });
  const formId = competition.data?.formId ?? '';
  const form = useQuery({ ...formQuery(formId), enabled: formId !== '' });
  const rinks = useQuery(rinksQuery());
  // The form works without it: the server assigns the places when the entry is sent.
  const places = useQuery({ ...placesQuery(competitionId), enabled });
  const queries = useQueryClient();
  const failed = [competition, form, rinks].find(({ isError }) => isError);
  return {
    data:
      competition.data && form.data && rinks.data
        ? {
            competition: competition.data,
            form: form.data,
            rinks: rinks.data,
            places: new Map(
              (places.data ?? []).map(({ eventId, ...availability }) => [eventId, availability]),
            ),
          }
        : null,
    isUnknown: isApiError(competition.error, 'NotFound'),
    retry: failed ? () => void failed.refetch() : null,
    readAnew: async () => {
      const { data } = await call('getForm', { params: { formId }, fresh: true });
      queries.setQueryData(formQuery(formId).queryKey, data);
      await places.refetch();
    },
  };
}
