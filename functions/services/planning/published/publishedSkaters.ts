import { ENTRY_KINDS, type Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { consentsOfPeople } from '../../../../shared/domain/people/consent/waiver.ts';
import { publishedForm, publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredListedEntry } from '../../../store/entering/entries/listedEntry.ts';
import { identityOf, isErased, peopleOf } from '../../../store/entering/entries/people.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { entriesOfKind } from '../../entering/duplicates/programmeEntries.ts';

/**
 * The name of every programme that stands, as its guardians have it published. Read from the lists' own rows, so a
 * corrected name, another choice or an erased account shows with the next reading. Where several have one name and rink,
 * the event tells them apart.
 */
export async function publishedSkaters(
  competition: Pick<StoredCompetition, 'id' | 'entryRows'>,
  form: Form,
): Promise<ReadonlyMap<string, PublishedSkater>> {
  const entries = (await Promise.all(ENTRY_KINDS.map((kind) => entriesOfKind(competition, kind)))).flat();
  const partnered = partneredEvents(form);
  const programmes = entries
    .filter((entry) => entry.state !== 'withdrawn' && !isErased(entry))
    .flatMap((entry) =>
      entry.events
        .filter(({ state }) => state === 'confirmed')
        .map(({ id, format, level }) => ({
          programmeId: programmeIdOf(entry.id, id),
          event: eventLabel(format, level),
          who: whoSkates(entry, partnered.has(id)),
          skater: publishedSkaterOf(entry, partnered.has(id)),
        })),
    );
  const people = Map.groupBy(programmes, ({ skater }) => nameAndRink(skater));
  const isShared = (skater: PublishedSkater) =>
    skater.rink !== null && new Set(people.get(nameAndRink(skater))?.map(({ who }) => who)).size > 1;
  return new Map(
    programmes.map(({ programmeId, event, skater }) => [
      programmeId,
      isShared(skater) ? { ...skater, event } : skater,
    ]),
  );
}

const nameAndRink = ({ name, rink }: PublishedSkater) => `${name}\n${rink ?? ''}`;

/** The same text for the same people, in all of their entries. */
const whoSkates = (entry: StoredListedEntry, isPartnered: boolean): string =>
  entry.kind === 'team'
    ? entry.id
    : peopleOf(entry)
        .slice(0, isPartnered ? 2 : 1)
        .map(identityOf)
        .join('\n');

/** The events that a couple skates together; in the others of its entry the skater is alone. */
export function partneredEvents({ formats }: Form): ReadonlySet<string> {
  const shared = formats.filter(({ entry, skaters }) => entry === 'dance' && skaters[1] > 1);
  return new Set(shared.flatMap(({ events }) => events.map(({ id }) => id)));
}

/** As public lists name an entry in an event. A team's name is no child's name. */
export function publishedSkaterOf(entry: StoredListedEntry, isPartnered: boolean): PublishedSkater {
  if (entry.kind === 'team') return { name: entry.name, rink: entry.homeIsiRink };
  const isCouple = entry.kind === 'dance' && isPartnered && entry.partner?.state !== 'declined';
  const people = consentsOfPeople(peopleOf(entry), entry.consents).slice(0, isCouple ? 2 : 1);
  return {
    name: people
      .map((person) => publishedName({ fullName: person.fullName, homeIsiRink: '' }, person))
      .join(' & '),
    rink: people.some((person) => publishedForm(person) === 'initials') ? null : entry.homeIsiRink,
  };
}
