import type { EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { changeScope } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { formOfVersion } from '../../../store/forms/formOfVersion.ts';
import type { Changer } from './changingEntry.ts';
import { entryContents, entryTerms } from './entryContents.ts';
import { historyOf, type StoredDeed } from '../../../store/entries/entryHistory.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { WHOLE_LADDER, type LadderSteps } from '../../../../shared/domain/fees/ladder.ts';
import { freeLadder, ladderPeople } from '../pricing/ladder.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** An entry with what its form needs to be filled with, and what of it can be changed now. */
export async function entryToChange(
  entry: StoredEntry,
  { by, accountId }: Pick<Changer, 'by' | 'accountId'>,
  now: Date,
): Promise<EntryToChange> {
  const [{ competition, form }, deeds] = await Promise.all([changeGround(entry), historyOf(entry.id)]);
  return {
    entry: await familyEntryOf(entry),
    contents: entryContents(entry),
    terms: entryTerms(entry, form, await freeFor(entry)),
    scope: changeScope({ state: entry.state, competition }, by, now),
    lastDeed: lastDeedOf(deeds, entry, accountId),
  };
}

/** The steps that an entry could have besides its own; none is asked for where its prices are its own. */
export async function freeFor(entry: StoredEntry): Promise<LadderSteps> {
  if (!entry.pricing?.steps) return WHOLE_LADDER;
  return freeLadder(entry.competitionId, ladderPeople(entry), entry.id);
}

/** Who did the last thing to an entry, told without a name: a family need not know an organiser's account. */
function lastDeedOf(
  [last]: readonly StoredDeed[],
  entry: StoredEntry,
  me: string,
): EntryToChange['lastDeed'] {
  if (!last) return null;
  const { at, by } = last;
  if (by === null) return { at, by };
  return { at, by: by === me ? 'me' : by === entry.accountId ? 'family' : 'organiser' };
}

/** The competition of an entry and the form it takes entries by now; neither is ever deleted. */
export async function changeGround({
  competitionId,
}: StoredEntry): Promise<{ competition: StoredCompetition; form: Form }> {
  const competition = await findCompetition(competitionId);
  const form = competition && (await formOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new Error(`Competition ${competitionId} has entries and no form`);
  return { competition, form };
}
