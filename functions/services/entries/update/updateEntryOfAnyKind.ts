import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { EntryChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { changeCost } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { entryFieldError, type EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import { changeScope, type EditorRole } from '../../../../shared/domain/entries/changes/changeScope.ts';
import {
  entryChangeProblems,
  requestedChange,
} from '../../../../shared/domain/entries/changes/entryChangeProblems.ts';
import { isUnchanged } from '../../../../shared/domain/entries/changes/lockedFieldProblems.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { deliver } from '../../notifications/deliver.ts';
import { saveEmergencyContacts, emergencyContactsIn } from '../../../store/entries/emergency.ts';
import { applyChange, partnerChangeOf, applySpellings } from './applyChange.ts';
import { competitionWithRink } from '../../../store/competitions/withRinks.ts';
import { entryContents, pricedEntryOf, entryTerms } from './entryContents.ts';
import { loadCompetitionAndForm, freePriceSteps } from './entryToChange.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withinSubmitLimits } from '../submit/eventLimits.ts';
import { resolveHomeRink, type HomeRink } from '../save/resolveHomeRink.ts';
import { retryOnPriceConflict } from '../pricing/retryOnPriceConflict.ts';
import { limitsOf } from '../../../../shared/domain/capacity/limits.ts';
import { saveUpdate } from './saveUpdate.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { coupleOf } from '../partners/couples.ts';
import { countPartnerMail, notifyPartnerOfChange } from '../partners/partnerInvitation.ts';
import { withEligibility } from '../eligibility/evaluateEntry.ts';

/** Who changes an entry: the family, or an organiser who says why. */
export interface EditedBy {
  readonly by: EditorRole;
  readonly accountId: string;
  readonly reason: string | null;
  /** Of a family that changes its own; an organiser enters as many events as it takes. */
  readonly session?: Session;
}

/**
 * A change of an entry of whichever kind: facts are gathered, the rule is asked, one transaction is
 * written, and whoever it concerns is told. A repeat of a change that was made is answered as it was.
 * @throws {ApiError} VersionConflict; ValidationFailed with the rule's problems, and those of saveUpdate
 */
export async function updateEntryOfAnyKind(
  before: StoredEntry,
  sent: EntryChange,
  editedBy: EditedBy,
  now: Date,
): Promise<Entry> {
  // Whoever else got the step of the ladder first is read the next time, and the price is another then.
  return retryOnPriceConflict(() => updateOnce(before, sent, editedBy, now));
}

async function updateOnce(
  before: StoredEntry,
  sent: EntryChange,
  editedBy: EditedBy,
  now: Date,
): Promise<Entry> {
  const rink = await resolveHomeRink(sent.homeIsiRink, sent.country);
  const change = { ...sent, homeIsiRink: rinkName(before, rink) };
  const contents = entryContents(before);
  const isDone = isUnchanged(contents, change);
  if (isDone && [change.version, change.version + 1].includes(before.version)) return familyEntryOf(before);
  if (before.version !== change.version) throw new ApiError('VersionConflict');

  const { competition, form } = await loadCompetitionAndForm(before);
  const scope = changeScope({ state: before.state, competition }, editedBy.by, now);
  // By who is named from now on: the ladder of whoever was named before says nothing of them.
  const named = applySpellings(before, change, { competition, now });
  const terms = entryTerms(before, form, await freePriceSteps(named));
  const pricedEntry = pricedEntryOf(before, terms);
  const policy = { refunds: competition.refunds, late: lateFeeAt(form.lateFees, now), now };
  const isWithdrawn = before.state === 'withdrawn';
  const facts = { contents, pricedEntry, isWithdrawn, scope, competition, form };
  refuseEntry(entryChangeProblems(change, facts, policy));

  const cost = changeCost(pricedEntry, requestedChange(change), policy);
  const updateFacts = { competition, form, rink, pricing: terms.pricing, cost, now };
  const isSpelling = scope === 'spellings';
  const updated = isSpelling
    ? applySpellings(before, change, updateFacts)
    : applyChange(before, change, updateFacts);
  const evaluated = await withEligibility(before, updated, { competition, form, now });
  // What an organiser does against a rule is remarked, not refused; a spelling breaks none.
  if (editedBy.by === 'family' && !isSpelling) refuseEntry(evaluated.problems);
  const after = evaluated.entry;
  const partner = partnerChangeOf(before, change, updateFacts);
  if (partner?.invites || partner?.dropped) await countPartnerMail(editedBy.accountId, now);

  const notice = {
    what: 'changed',
    by: editedBy.by,
    reason: editedBy.reason,
    refundDue: isSpelling ? 0 : cost.refund,
  } as const;
  const store = () =>
    saveUpdate(before, after, {
      editedBy,
      notice,
      now,
      action: isSpelling ? 'corrected' : 'changed',
      limits: limitsOf(form, competition),
      whenFull: change.waiting,
    });
  const count = after.events.filter(({ id }) => !before.events.some((event) => event.id === id)).length;
  const { session } = editedBy;
  const stored = session
    ? await withinSubmitLimits({ session, count, now }, async () => ({
        result: await store(),
        isStored: true,
      }))
    : await store();
  const couple = partner && coupleOf(stored);
  const contacts = emergencyContactsIn(change);
  if (contacts.length > 0) await saveEmergencyContacts(stored.id, contacts);
  await deliver([{ entry: stored, notice, competition }], now);
  if (couple) await notifyPartnerOfChange(couple, partner, await competitionWithRink(couple.competitionId));
  return familyEntryOf(stored);
}

/** The rink's name as the entry has it, also where it was sent by its id or was renamed since. */
function rinkName({ homeIsiRink, homeRinkId }: StoredEntry, rink: HomeRink): string {
  return rink.homeRinkId !== null && rink.homeRinkId === homeRinkId ? homeIsiRink : rink.homeIsiRink;
}

function refuseEntry(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return;
  throw new ApiError('ValidationFailed', { errors: problems.map(entryFieldError) });
}
