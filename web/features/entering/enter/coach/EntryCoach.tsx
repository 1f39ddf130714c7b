import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import type { Role } from '../../../../../shared/contract/core/roles.ts';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { CoachName } from '../../../../../shared/contract/people/coaches/entryCoaches.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { nameOrder, skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Select } from '../../../../ui/Select.tsx';
import { useSeen } from '../../../../ui/useSeen.ts';
import { NewCoach } from './NewCoach.tsx';
import { type CoachValues, NOT_LISTED } from './coachRequest.ts';

/** A select needs a value for every choice. */
const NONE = 'none';

export interface EntryCoachProps {
  readonly kind: EntryKind;
  readonly rinks: readonly Rink[];
  /** The coach of the entry that is changed; null for a new entry. */
  readonly stored: NonNullable<Entry['entryCoach']> | null;
  readonly isNew: boolean;
}

/** The choice of the coach, once somebody is logged in and the home rink is known. */
export function EntryCoach(props: EntryCoachProps) {
  const { user } = useSession();
  const rink = useWatch({ name: 'homeIsiRink' }) as string | undefined;
  if (!user || !rink) return null;
  return <CoachChoice {...props} role={user.role} rink={rink} />;
}

interface CoachChoiceProps extends EntryCoachProps {
  readonly role: Role;
  /** As typed: a registered rink's id or name, or another name. */
  readonly rink: string;
}

/** A team's form has fields of its own for its coach, which a choice fills in. */
interface ChoiceValues extends CoachValues {
  coachProfessional?: string;
}

type NamedCoach = Pick<CoachName, 'id' | 'name'>;

/** The coaches of the home rink; a skater's last one is chosen already. */
function CoachChoice({ kind, rinks, stored, isNew, role, rink }: CoachChoiceProps) {
  const { t } = useTranslation('groupEntries');
  const { setValue, getValues } = useFormContext<ChoiceValues>();
  const { value, onChange, ...bound } = useBoundField<ChoiceValues, string | null | undefined>('coachId');
  const registered = rinks.find(({ id, name }) => id === rink || name === rink);
  const [field, isSeen] = useSeen<HTMLDivElement>();
  const { data: listed = [], isError } = useQuery({
    ...requestQuery('listCoachNames', { query: { rink: registered?.id ?? '' } }),
    enabled: registered !== undefined && isSeen,
  });
  /** A coach of another rink, whom the search for a name found. */
  const [found, setFound] = useState<NamedCoach | null>(null);
  const last = useLastCoach(kind, isNew && role === 'SKATER');
  const known = stored ?? last;
  const knownId = known?.id;
  useEffect(() => {
    // An answer that somebody gave, "no coach" too, stays.
    if (getValues('coachId') === undefined && knownId !== undefined) setValue('coachId', knownId);
  }, [knownId, getValues, setValue]);

  const fillTeam = async ({ id: coachId, name }: NamedCoach) => {
    setValue('coachName', name);
    // Families see names alone; head coaches and administrators see the rest of their coaches.
    if (role !== 'SUPER_ADMIN' && role !== 'HEAD_COACH') return;
    const kept = await call('getCoach', { params: { coachId }, background: true }).catch(() => null);
    if (kept?.data.email) setValue('coachEmail', kept.data.email);
    if (kept?.data.professional) setValue('coachProfessional', kept.data.professional);
  };
  const others = [found, known].filter((coach) => coach !== null);
  const coaches: NamedCoach[] = [
    ...others.filter(
      (coach, at) =>
        others.findIndex(({ id }) => id === coach.id) === at && listed.every(({ id }) => id !== coach.id),
    ),
    ...listed,
  ];
  const choose = (chosen: string, coach = coaches.find(({ id }) => id === chosen)) => {
    onChange(chosen === NONE ? '' : chosen);
    if (kind === 'team' && coach) void fillTeam(coach);
  };
  const isListed = !value || value === NOT_LISTED || coaches.some(({ id }) => id === value);
  return (
    <>
      <div ref={field}>
        <Select
          {...bound}
          name="coachId"
          label={t(kind === 'team' ? 'coach.teamLabel' : 'coach.label')}
          hint={isError ? t('coach.failed') : undefined}
          optional
          value={isListed ? value || NONE : null}
          onChange={choose}
          options={[
            { value: NONE, label: t('coach.none') },
            ...coaches.map(({ id, name }) => ({ value: id, label: name })),
            { value: NOT_LISTED, label: t('coach.notListed') },
          ]}
        />
      </div>
      {value === NOT_LISTED && kind !== 'team' ? (
        <NewCoach
          rinks={rinks}
          onFound={(coach) => {
            setFound(coach);
            choose(coach.id, coach);
          }}
        />
      ) : null}
    </>
  );
}

/**
 * The coach of the family's last entry of the same skater, couple or team; null for none. Entries come newest
 * first.
 */
function useLastCoach(kind: EntryKind, isAsked: boolean): NonNullable<Entry['entryCoach']> | null {
  const own = useQuery({ ...requestQuery('listMyEntries', { query: { kind } }), enabled: isAsked });
  const [fullName = '', birthdate = '', team = ''] = useWatch({
    name: ['fullName', 'birthdate', 'nameOfTeam'],
  }) as (string | undefined)[];
  const isSame = ({ skater, name }: Entry) => {
    if (kind === 'team') return nameOrder(name) === nameOrder(team);
    if (skater)
      return skaterIdentity(skater.fullName, skater.birthdate) === skaterIdentity(fullName, birthdate);
    // A couple stands under both names, the first skater's first.
    return fullName !== '' && nameOrder(name).startsWith(`${nameOrder(fullName)} `);
  };
  const last = own.data?.find((entry) => entry.entryCoach && isSame(entry));
  return last?.entryCoach ?? null;
}
