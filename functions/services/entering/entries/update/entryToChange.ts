import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type {
  EntryContents,
  EntryToChange,
} from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { PricedEntry } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import {
  changeScope,
  type EditorRole,
} from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { pricingAt, type Pricing } from '../../../../../shared/domain/entering/fees/entryFee.ts';
import { countsTowardsFamilyCap, lowerCap } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { ALL_STEPS } from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { entryHistory, type StoredHistoryRecord } from '../../../../store/entering/entries/history.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { familyAccountsAmong } from '../../../people/accounts/familyOfGuardian.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { readFamilyShare, type FamilyShare } from '../pricing/familyPrice.ts';
import { freePriceStepsOf, priceStepPeople } from '../pricing/priceSteps.ts';
import { familyEntryOf } from '../views/familyEntries.ts';

interface Editor {
  readonly by: EditorRole;
  readonly accountId: string;
}

/** An entry with what its form is filled with, and how much of it the editor can change now. */
export async function entryToChange(
  entry: StoredEntry,
  { by, accountId }: Editor,
  now: Date,
): Promise<EntryToChange> {
  const [{ competition, form }, records] = await Promise.all([
    loadCompetitionAndForm(entry),
    entryHistory(entry.id),
  ]);
  return {
    entry: await familyEntryOf(entry),
    contents: entryContents(entry),
    terms: entryTerms(entry, form, await freePriceSteps(entry), await familyShareToChange(entry, form)),
    scope: changeScope({ state: entry.state, competition }, by, now),
    lastDeed: await lastChangeOf(records, entry, accountId),
  };
}

/** The competition of an entry and its current form; neither is ever deleted. */
export async function loadCompetitionAndForm({
  competitionId,
}: StoredEntry): Promise<{ readonly competition: StoredCompetition; readonly form: Form }> {
  const competition = await findCompetition(competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new Error(`Competition ${competitionId} has entries and no form`);
  return { competition, form };
}

/** The price steps that the entry may use; all of them where it does not share steps with other entries. */
export async function freePriceSteps(entry: StoredEntry): Promise<LadderSteps> {
  if (!entry.pricing?.steps) return ALL_STEPS;
  return freePriceStepsOf(entry.competitionId, priceStepPeople(entry), entry.id);
}

/** Without a name: a family may not learn which account an organiser has. */
async function lastChangeOf(
  records: readonly StoredHistoryRecord[],
  entry: StoredEntry,
  editorId: string,
): Promise<EntryToChange['lastDeed']> {
  // Reading a contact changes nothing.
  const last = records.find(({ what }) => what !== 'emergencyRead');
  if (!last) return null;
  const { at, by } = last;
  if (by === null) return { at, by };
  if (by === editorId) return { at, by: 'me' };
  const isFamily = by === entry.accountId || (await familyAccountsAmong([by])).length > 0;
  return { at, by: isFamily ? 'family' : 'organiser' };
}

/** A stored entry in the fields of its form. */
export function entryContents(entry: StoredEntry): EntryContents {
  const { country, homeIsiRink, entryCoach } = entry;
  const home = { country, homeIsiRink, coachId: entryCoach?.id ?? null };
  const event = entry.events.map(({ id }) => id);
  const answers = entry.answers.map(({ question, answer }) => ({ question, answer }));
  if (entry.kind === 'team') {
    const { coachName, coachEmail, coachProfessional, skaters } = entry;
    const team = { nameOfTeam: entry.name, coachName, coachEmail, coachProfessional, skaters };
    return { kind: 'team', ...home, ...team, event: event[0] ?? '', answers };
  }
  const common = { ...entry.skater, ...home, event, answers };
  if (entry.kind === 'individual') return { kind: 'individual', ...common };
  return { kind: 'dance', ...common, partner: entry.partner };
}

/** The share that the lower of the entry's family cap and today's leaves for it; null without a cap. */
export async function familyShareToChange(entry: StoredEntry, form: Form): Promise<FamilyShare | null> {
  const cap = countsTowardsFamilyCap(entry.kind) ? lowerCap(entry.pricing?.familyCap, form.familyCap) : null;
  return cap === null ? null : readFamilyShare(entry, cap, entry.id);
}

/** The prices an entry keeps from the day it was submitted; an erased entry has its form's. */
export function entryTerms(
  { pricing, submittedAt, events }: StoredEntry,
  form: Form,
  free: LadderSteps,
  family: FamilyShare | null = null,
): EntryToChange['terms'] & { readonly pricing: Pricing } {
  const stored = pricing ?? pricingAt(form, new Date(submittedAt), null);
  const familyCap = lowerCap(stored.familyCap, form.familyCap);
  const kept = familyCap === null ? stored : { ...stored, familyCap };
  return {
    pricing: kept,
    late: events.map(({ late = kept.lateFee }) => late),
    own: events.map(({ ownPrice }) => ownPrice ?? null),
    free,
    familyRoom: family?.room ?? null,
  };
}

/** A stored entry as `changeCost` takes it. */
export function pricedEntryOf(
  entry: StoredEntry,
  { pricing, late, free, familyRoom }: EntryToChange['terms'],
): PricedEntry {
  const { kind, events, retained, paid, lateFee, musicFee, totalPrice } = entry;
  const priced = events.map(({ id, state, format, ownPrice, musicFee }, index) => ({
    id,
    state,
    late: late[index] ?? null,
    own: ownPrice === undefined ? null : { format, price: ownPrice },
    musicFee,
  }));
  return { kind, events: priced, pricing, free, retained, paid, lateFee, musicFee, totalPrice, familyRoom };
}
