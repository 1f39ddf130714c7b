import type { Duplicates } from '../../../../shared/contract/entering/duplicates/duplicates.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { identityOf, isErased, peopleOf, type KnownPerson } from '../../../store/entering/entries/people.ts';
import { findEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { withPeople } from '../../../store/entering/duplicates/identities.ts';
import {
  removeDecision,
  saveDecision,
  spellingOf,
  type Alias,
  type StoredDecision,
} from '../../../store/entering/duplicates/repository.ts';
import { retryOnVersionConflict, saveEntry } from '../entries/save/saveEntry.ts';
import {
  aliasesTo,
  duplicatesOf,
  loadCompetitionPeople,
  sharedBy,
  type CompetitionPeople,
} from './duplicates.ts';
import { touchPublishedEntries } from '../../../store/core/stamps/stampRepository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';

type Body = ParsedRequest<'decideDouble'>['body'];

interface Author {
  readonly by: string;
  readonly now: Date;
}

/**
 * Merges two people, keeps them apart, or undoes either. One of two organisers at once decides; the same decision
 * again finishes what the first left. Entries keep what was typed, and prices what was charged.
 * @throws {ApiError} NotFound for an unknown competition or pair; VersionConflict when another decision stands;
 * ValidationFailed: keep NotNull or MustExist, pair MustEnabled when both are in one event, or when the kept person
 * was merged since; Busy
 */
export async function decideDuplicate(
  competitionId: string,
  body: Body,
  author: Author,
): Promise<Duplicates> {
  const world = await loadCompetitionPeople(competitionId);
  const stored = world.decisions.find(({ pair }) => pair === body.pair);
  if (body.as === 'undone') {
    if (stored) await undo(competitionId, stored, world, author);
  } else if (stored) {
    if (stored.decision !== body.as) throw new ApiError('VersionConflict');
    await moveTo(stored.merged, stored.kept, world, author);
  } else if (body.as === 'different') {
    requirePair(world, body.pair);
    await saveDecision(competitionId, decisionOf(body.pair, 'different', '', '', author), []);
  } else await merge(competitionId, body, world, author);
  await touchPublishedEntries(await getCompetition(competitionId));
  return duplicatesOf(await loadCompetitionPeople(competitionId));
}

function requirePair({ people }: CompetitionPeople, pair: string) {
  const [one, other] = pair.split('.').map((id) => people.get(id));
  if (!one || !other || one === other) throw new ApiError('NotFound');
  return [one, other] as const;
}

async function merge(competitionId: string, { pair, keep }: Body, world: CompetitionPeople, author: Author) {
  const both = requirePair(world, pair);
  if (!keep) throw wrongField('keep', 'NotNull');
  const kept = both.find(({ listed }) => listed.id === keep);
  const other = both.find((one) => one !== kept);
  if (!kept || !other) throw wrongField('keep', 'MustExist');
  if (sharedBy(kept, other).length > 0) throw wrongField('pair', 'MustEnabled');
  const alias = { type: 'alias', knownAs: kept.identity, merge: pair } as const;
  const aliases: Alias[] = [
    { ...alias, identity: other.identity, entryId: null },
    ...aliasesTo(world.aliases, other.identity).map((one) => ({ ...one, ...alias })),
  ];
  const decision = decisionOf(pair, 'merged', kept.identity, other.identity, author);
  await saveDecision(competitionId, decision, aliases);
  await moveTo(other.identity, kept.identity, world, author);
}

/** The aliases go back first, so that new entries are again the person's who was merged. */
async function undo(
  competitionId: string,
  stored: StoredDecision,
  world: CompetitionPeople,
  author: Author,
): Promise<void> {
  const { pair, kept, merged, decision } = stored;
  if (decision === 'different') return removeDecision(competitionId, stored, []);
  if (world.aliases.some(({ identity }) => identity === kept)) throw wrongField('pair', 'MustEnabled');
  const own = world.aliases.filter((alias) => alias.merge === pair);
  await removeDecision(competitionId, stored, own);
  const spellings = new Set(own.map(({ identity }) => identity));
  const isMerged = (person: KnownPerson) => identityOf(person) === kept && spellings.has(spellingOf(person));
  await changePeople(entriesWith(world, [kept]), isMerged, merged, { ...author, action: 'separated' });
}

function moveTo(from: string, to: string, world: CompetitionPeople, author: Author): Promise<void> {
  const entries = entriesWith(world, [from, to]);
  return changePeople(entries, (one) => identityOf(one) === from, to, { ...author, action: 'merged' });
}

const entriesWith = ({ entries }: CompetitionPeople, identities: readonly string[]) =>
  entries.filter((entry) => peopleOf(entry).some((person) => identities.includes(identityOf(person))));

/** Gives some people of all entries an identity; each entry in its own transaction, with its history. */
async function changePeople(
  entries: readonly Pick<StoredEntry, 'accountId' | 'id'>[],
  isConcerned: (person: KnownPerson) => boolean,
  identity: string,
  { action, by, now }: Author & { readonly action: 'merged' | 'separated' },
): Promise<void> {
  for (const { accountId, id } of entries)
    await retryOnVersionConflict(async () => {
      const before = await findEntry(accountId, id);
      if (!before || isErased(before)) return;
      const after: StoredEntry = withPeople(before, (person) =>
        isConcerned(person)
          ? { ...person, knownAs: spellingOf(person) === identity ? undefined : identity }
          : person,
      );
      if (JSON.stringify(after) !== JSON.stringify(before))
        await saveEntry(before, after, { action, by, now });
    });
}

const decisionOf = (
  pair: string,
  decision: StoredDecision['decision'],
  kept: string,
  merged: string,
  { by, now }: Author,
) => ({ pair, decision, kept, merged, by, at: now.toISOString() });
