import { ENTRY_KINDS, type Form } from '../../../shared/contract/competitions/forms.ts';
import { consentsOfPeople } from '../../../shared/domain/consent/waiver.ts';
import { publishedName } from '../../../shared/domain/consent/publishedName.ts';
import type { PublishedSkater } from '../../../shared/domain/schedule/published/publicBlocks.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { ListedEntry } from '../../store/entries/listedEntry.ts';
import { listRows } from '../../store/entries/listRows.ts';
import { entriesOfCompetition } from '../../store/entries/lists.ts';
import { isErased, peopleOf } from '../../store/entries/people.ts';
import { programmeIdOf } from '../people/competitionProgrammes.ts';

/** More rows than a page of the database has. */
const PAGE = 5_000;

/**
 * The name of every programme that stands, as its guardians have it published. Read from the lists' own rows, so a
 * corrected name, another choice or an erased account shows with the next reading.
 */
export async function publishedSkaters(
  competition: Pick<StoredCompetition, 'id' | 'entryRows'>,
  form: Form,
): Promise<ReadonlyMap<string, PublishedSkater>> {
  const entries = (await Promise.all(ENTRY_KINDS.map((kind) => entriesOfKind(competition, kind)))).flat();
  const partnered = partneredEvents(form);
  return new Map(
    entries
      .filter((entry) => entry.state !== 'withdrawn' && !isErased(entry))
      .flatMap((entry) =>
        entry.events
          .filter(({ state }) => state === 'confirmed')
          .map(({ id }) => [programmeIdOf(entry.id, id), skaterOf(entry, partnered.has(id))] as const),
      ),
  );
}

async function entriesOfKind(
  { id, entryRows }: Pick<StoredCompetition, 'id' | 'entryRows'>,
  kind: ListedEntry['kind'],
): Promise<ListedEntry[]> {
  const found: ListedEntry[] = [];
  let cursor: string | undefined;
  do {
    const list = { competitionId: id, kind, cursor, size: PAGE };
    const page = await (entryRows ? listRows(list) : entriesOfCompetition(list));
    found.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** The events that a couple skates together; in the others of its entry the skater is alone. */
function partneredEvents({ formats }: Form): ReadonlySet<string> {
  const shared = formats.filter(({ entry, skaters }) => entry === 'dance' && skaters[1] > 1);
  return new Set(shared.flatMap(({ events }) => events.map(({ id }) => id)));
}

/** A team's name is no child's name. */
function skaterOf(entry: ListedEntry, isPartnered: boolean): PublishedSkater {
  if (entry.kind === 'team') return { name: entry.name, rink: entry.homeIsiRink };
  const isCouple = entry.kind === 'dance' && isPartnered && entry.partner?.state !== 'declined';
  const people = consentsOfPeople(peopleOf(entry), entry.consents).slice(0, isCouple ? 2 : 1);
  return {
    name: people
      .map(({ fullName, publishAs }) => publishedName({ fullName, homeIsiRink: '' }, publishAs))
      .join(' & '),
    rink: people.some(({ publishAs }) => publishAs === 'initials') ? null : entry.homeIsiRink,
  };
}
