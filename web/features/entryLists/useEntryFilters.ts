import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { ENTRY_STATES, PAYMENT_STATES } from '../../../shared/contract/entries/entryStates.ts';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { WAIVER_STATUSES, waiverVersion } from '../../../shared/domain/consent/waiver.ts';
import { queryOf } from '../../api/queries.ts';
import type { Filter } from '../../table/FilterSelect.tsx';
import { useUser } from '../../session/useSession.ts';
import { DUE, NO_COACH, NOT_TAKEN_OVER } from './entryListRequest.ts';

/** The filters of an entry list: rink, status, payment, formats, waiver, coach and labels. */
export function useEntryFilters(competition: Competition, kind: EntryKind): Filter[] {
  const { t } = useTranslation(['entryLists', 'entryStates']);
  const { rinkId, role } = useUser();
  const params = { competitionId: competition.id };
  const labels = useQuery({ ...queryOf('listLabels', { params }), enabled: role !== 'HEAD_COACH' });
  const coaches = useQuery(queryOf('listCompetitionCoaches', { params }));
  const rinks = useQuery(queryOf('listHomeRinks', { params }));
  const form = useQuery(queryOf('getForm', { params: { formId: competition.formId } }));
  const formats = (form.data?.formats ?? []).filter((format) => format.entry === kind);
  const rinkOptions = (rinks.data ?? []).map(({ identity, name }) => ({
    value: identity,
    label: name,
    ...(identity === rinkId && { detail: t('ownRink') }),
  }));
  return [
    {
      name: 'rink',
      label: t('filters.rink'),
      options: [
        ...rinkOptions.filter(({ value }) => value === rinkId),
        ...rinkOptions.filter(({ value }) => value !== rinkId),
      ],
    },
    {
      name: 'state',
      label: t('filters.state'),
      options: [
        ...ENTRY_STATES.map((state) => ({ value: state, label: t(`entryStates:state.${state}`) })),
        ...(role === 'HEAD_COACH' ? [] : [{ value: NOT_TAKEN_OVER, label: t('filters.notTakenOver') }]),
      ],
    },
    {
      name: 'payment',
      label: t('filters.payment'),
      options: [
        { value: DUE, label: t('filters.due') },
        ...PAYMENT_STATES.map((state) => ({ value: state, label: t(`entryStates:payment.${state}`) })),
      ],
    },
    ...(formats.length > 1
      ? [
          {
            name: 'format',
            label: t('filters.format'),
            options: formats.map(({ format }) => ({ value: format, label: format })),
          },
        ]
      : []),
    ...(waiverVersion(competition.waiver) === null
      ? []
      : [
          {
            name: 'waiver',
            label: t('filters.waiver'),
            options: WAIVER_STATUSES.map((status) => ({ value: status, label: t(`waiver.${status}`) })),
          },
        ]),
    {
      name: 'coach',
      label: t('filters.coach'),
      options: [
        { value: NO_COACH, label: t('filters.noCoach') },
        ...(coaches.data ?? []).map(({ id, mergedIds, name }) => ({
          value: [id, ...mergedIds].join(','),
          label: name,
        })),
      ],
    },
    ...(labels.data && labels.data.length > 0
      ? [
          {
            name: 'label',
            label: t('filters.label'),
            options: labels.data.map(({ name }) => ({ value: name, label: name })),
          },
        ]
      : []),
  ];
}
