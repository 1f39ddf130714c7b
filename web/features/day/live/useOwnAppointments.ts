import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { call } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';

/** Why an own skater does not skate today. */
export type Missed = Exclude<MySchedule['starters'][number]['state'], 'checkedIn'>;

export interface OwnAppointment extends MyAppointment {
  /** As the check-in desk has it; null for who skates. */
  readonly missed: Missed | null;
}

/** The account's own times, and its children whose events were cancelled. */
export interface OwnDay {
  /** Of the schedule that they are from. */
  readonly version: number;
  readonly appointments: readonly OwnAppointment[];
  readonly cancelled: readonly OwnCancelled[];
}

export type OwnCancelled = Pick<MySchedule['cancelledEvents'][number], 'name' | 'format' | 'level'>;

/** What the live page does not know: who was scratched. */
const ASK_AGAIN_MILLISECONDS = 60_000;

const NONE: OwnDay = { version: 0, appointments: [], cancelled: [] };

/** The account's own times at a competition: what only it may read is in no public answer. */
export function useOwnAppointments(competitionId: string, accountId: string, version: number): OwnDay {
  const params = { competitionId };
  const { data, refetch } = useQuery({
    ...accountQuery('getMySchedule', accountId, { params }),
    queryFn: async ({ signal }) => (await call('getMySchedule', { params, signal, quiet: true })).data,
    refetchInterval: ({ state: { data } }) => data !== undefined && isOnToday(data) && ASK_AGAIN_MILLISECONDS,
    select: ownDay,
  });
  const known = data?.version ?? version;
  useEffect(() => {
    // A new version moves the starts.
    if (known !== version) void refetch();
  }, [known, version, refetch]);
  return data ?? NONE;
}

function isOnToday({ appointments, competition }: MySchedule): boolean {
  const today = dayIn(currentTime(), competition.timeZone);
  return appointments.some(({ date }) => date === today);
}

function ownDay({ version, appointments, cancelledEvents, starters }: MySchedule): OwnDay {
  const states = new Map(starters.map(({ programmeId, state }) => [programmeId, state]));
  return {
    version,
    appointments: appointments.map((appointment) => {
      const state = states.get(appointment.programmeId);
      return { ...appointment, missed: state === undefined || state === 'checkedIn' ? null : state };
    }),
    cancelled: cancelledEvents.filter(({ role }) => role === 'family'),
  };
}
