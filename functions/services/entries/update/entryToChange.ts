import type { EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { changeScope } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../../store/forms/getFormOfVersion.ts';
import type { EditedBy } from './updateEntryOfAnyKind.ts';
import { entryContents, entryTerms } from './entryContents.ts';
import { entryHistory, type StoredHistoryRecord } from '../../../store/entries/history.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { ALL_STEPS, type LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import { freePriceStepsOf, priceStepPeople } from '../pricing/priceSteps.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** An entry with what its form needs to be filled with, and what of it can be changed now. */
export async function entryToChange(
  entry: StoredEntry,
  { by, accountId }: Pick<EditedBy, 'by' | 'accountId'>,
  now: Date,
): Promise<EntryToChange> {
  const [{ competition, form }, records] = await Promise.all([
    loadCompetitionAndForm(entry),
    entryHistory(entry.id),
  ]);
  return {
    entry: await familyEntryOf(entry),
    contents: entryContents(entry),
    terms: entryTerms(entry, form, await freePriceSteps(entry)),
    scope: changeScope({ state: entry.state, competition }, by, now),
    lastDeed: lastChangeOf(records, entry, accountId),
  };
}

/** The steps that an entry could have besides its own; none is asked for where its prices are its own. */
export async function freePriceSteps(entry: StoredEntry): Promise<LadderSteps> {
  if (!entry.pricing?.steps) return ALL_STEPS;
  return freePriceStepsOf(entry.competitionId, priceStepPeople(entry), entry.id);
}

/** Who did the last thing to an entry, told without a name: a family need not know an organiser's account. */
function lastChangeOf(
  [last]: readonly StoredHistoryRecord[],
  entry: StoredEntry,
  me: string,
): EntryToChange['lastDeed'] {
  if (!last) return null;
  const { at, by } = last;
  if (by === null) return { at, by };
  return { at, by: by === me ? 'me' : by === entry.accountId ? 'family' : 'organiser' };
}

/** The competition of an entry and the form it takes entries by now; neither is ever deleted. */
export async function loadCompetitionAndForm({
  competitionId,
}: StoredEntry): Promise<{ competition: StoredCompetition; form: Form }> {
  const competition = await findCompetition(competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new Error(`Competition ${competitionId} has entries and no form`);
  return { competition, form };
}
