import type { EntryToChange } from '../../shared/contract/entryChanges.ts';
import { changeScope, type ChangedBy } from '../../shared/domain/entries/changeScope.ts';
import { findCompetition, type StoredCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { entryContents, entryTerms } from './entryContents.ts';
import { familyEntryOf } from './familyEntries.ts';
import type { Form } from '../../shared/contract/forms.ts';
import { WHOLE_LADDER, type LadderSteps } from '../../shared/domain/fees/ladder.ts';
import { freeLadder, ladderPeople } from './ladder.ts';
import type { StoredEntry } from './storedEntry.ts';

/** An entry with what its form needs to be filled with, and what of it can be changed now. */
export async function entryToChange(entry: StoredEntry, by: ChangedBy, now: Date): Promise<EntryToChange> {
  const { competition, form } = await changeGround(entry);
  return {
    entry: await familyEntryOf(entry),
    contents: entryContents(entry),
    terms: entryTerms(entry, form, await freeFor(entry)),
    scope: changeScope({ state: entry.state, competition }, by, now),
  };
}

/** The steps that an entry could have besides its own; none is asked for where its prices are its own. */
export async function freeFor(entry: StoredEntry): Promise<LadderSteps> {
  if (!entry.pricing?.steps) return WHOLE_LADDER;
  return freeLadder(entry.competitionId, ladderPeople(entry), entry.id);
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
