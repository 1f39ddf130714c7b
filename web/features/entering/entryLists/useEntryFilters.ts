import { useQuery } from '@tanstack/react-query';
import { ENTRY_STATES, PAYMENT_STATES } from '../../../../shared/contract/core/entryStates.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { CompetitionCoach } from '../../../../shared/contract/people/coaches/entryCoaches.ts';
import { WAIVER_STATUSES } from '../../../../shared/domain/people/consent/waiver.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import type { Filter } from '../../../table/FilterSelect.tsx';
import { DUE, WITHOUT_COACH, NOT_TAKEN_OVER, TO_CONFIRM } from './entryListRequest.ts';

/** The filters of an entry list: rink, status, payment, formats, waiver, public names, coach and labels. */
export function useEntryFilters(competition: Competition, kind: EntryKind): Filter[] {
  const { t } = useTranslation(['entryLists', 'entryStates']);
  const { rinkId, role } = useUser();
  const params = { competitionId: competition.id };
  const labels = useQuery({ ...requestQuery('listLabels', { params }), enabled: isOrganiser(role) });
  const coaches = useQuery(requestQuery('listCompetitionCoaches', { params }));
  const rinks = useQuery(requestQuery('listHomeRinks', { params }));
  const form = useQuery(requestQuery('getForm', { params: { formId: competition.formId } }));
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
        ...(isOrganiser(role) ? [{ value: NOT_TAKEN_OVER, label: t('filters.notTakenOver') }] : []),
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
    // A team is published by its own name.
    ...(kind === 'team' || !isOrganiser(role)
      ? []
      : [
          {
            name: 'publicName',
            label: t('filters.publicName'),
            options: [{ value: TO_CONFIRM, label: t('publicName.toConfirm') }],
          },
        ]),
    {
      name: 'coach',
      label: t('filters.coach'),
      options: [
        { value: WITHOUT_COACH, label: t('filters.noCoach') },
        ...coachOptions(
          coaches.data ?? [],
          new Map(rinks.data?.map(({ identity, name }) => [identity, name])),
        ),
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

type NamedCoach = Pick<CompetitionCoach, 'id' | 'mergedIds' | 'name' | 'rinkIds'>;

interface CoachOption {
  /** The coach's ids, those of merged duplicates included. */
  readonly value: string;
  readonly label: string;
  /** The rinks, if another coach has the same name. */
  readonly detail?: string;
}

/** The coaches to choose from; two of one name are told apart by their rinks. */
export function coachOptions(
  coaches: readonly NamedCoach[],
  rinkNames: ReadonlyMap<string, string>,
): CoachOption[] {
  return coaches.map(({ id, mergedIds, name, rinkIds }) => {
    const isShared = coaches.some((other) => other.id !== id && other.name === name);
    const rinks = rinkIds.flatMap((rinkId) => rinkNames.get(rinkId) ?? []).join(', ');
    return {
      value: [id, ...mergedIds].join(','),
      label: name,
      ...(isShared && rinks !== '' && { detail: rinks }),
    };
  });
}
