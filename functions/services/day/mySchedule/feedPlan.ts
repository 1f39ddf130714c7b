import type { Block } from '../../../../shared/contract/core/planningFiles.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import { consentsOfPeople } from '../../../../shared/domain/people/consent/waiver.ts';
import {
  placesOfProgrammes,
  type MyProgramme,
} from '../../../../shared/domain/planning/published/myAppointments.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { peopleOf } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';

type CancelledProgramme = MyProgramme & { readonly lastPlace: Block };

/** What a calendar feed shows of a published schedule. */
export interface FeedPlan {
  readonly schedule: Pick<
    MySchedule,
    'version' | 'publishedAt' | 'competition' | 'surfaces' | 'appointments' | 'duties'
  >;
  /** On the ice in this version or the one before, and skating no more, where they had their last place. */
  readonly cancelled: readonly CancelledProgramme[];
  /** By programme: confirmed given names alone, else initials, for feeds that whoever has the link reads. */
  readonly feedNames: ReadonlyMap<string, string>;
}

/** Who skates no more, with the place that a calendar still has. @param plans the published one and, if any, the one before */
export function cancelledProgrammes(
  programmes: readonly MyProgramme[],
  appointments: readonly MyAppointment[],
  plans: readonly (PublishedPlan | undefined)[],
): CancelledProgramme[] {
  const scheduled = new Set(appointments.map(({ programmeId }) => programmeId));
  const places = plans.map((plan) => plan && placesOfProgrammes(plan));
  return programmes
    .filter(({ programmeId, isWithdrawn }) => isWithdrawn || !scheduled.has(programmeId))
    .flatMap((programme) => {
      const place = places.map((known) => known?.get(programme.programmeId)).find((one) => one !== undefined);
      return place ? [{ ...programme, lastPlace: place.block }] : [];
    });
}

export function feedNamesOf(entries: readonly StoredEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) => {
      const people = consentsOfPeople(peopleOf(entry), entry.consents);
      const names = people.map(({ fullName, givenName }) =>
        publishedName({ fullName, homeIsiRink: '' }, { publishAs: 'firstAndRink', givenName }),
      );
      const name = entry.kind === 'team' ? entry.name : names.join(' & ');
      return [...entry.events, ...cancelledEventsOf(entry)].map(
        ({ id }) => [programmeIdOf(entry.id, id), name] as const,
      );
    }),
  );
}
