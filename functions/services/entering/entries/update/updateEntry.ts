import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { EntryChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { LimitCounters } from '../../../../../shared/domain/entering/capacity/availability.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { changeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import {
  changeScope,
  type EditorRole,
} from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import {
  entryChangeProblems,
  requestedChange,
} from '../../../../../shared/domain/entering/entries/changes/entryChangeProblems.ts';
import { isUnchanged } from '../../../../../shared/domain/entering/entries/changes/lockedFieldProblems.ts';
import {
  entryFieldError,
  type EntryProblem,
} from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { fixedPricesOf } from '../../../../../shared/domain/entering/fees/fixedPrice.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { retry } from '../../../../platform/retry.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import { storePupil } from '../../../../store/entering/coaches/pupils.ts';
import { limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { emergencyContactsIn, saveEmergencyContacts } from '../../../../store/entering/entries/emergency.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { withKeptIdentities } from '../../../../store/entering/duplicates/identities.ts';
import type { NotificationContent } from '../../../../store/entering/notifications/notification.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { assignPlaces, type WhenFull } from '../capacity/assignPlaces.ts';
import { CapacityConflict } from '../capacity/capacityWrites.ts';
import { withEligibility } from '../eligibility/evaluateEntry.ts';
import { coupleOf } from '../partners/couples.ts';
import {
  countPartnerMail,
  partnerMails,
  partnerMailWrites,
  sendPartnerMails,
  type PartnerMails,
} from '../partners/heldPartnerMails.ts';
import type { FamilyShare } from '../pricing/familyPrice.ts';
import { retryOnPriceConflict } from '../pricing/priceSteps.ts';
import { doFollowUps } from '../followUp/followUp.ts';
import { leftToDo } from '../save/leftToDo.ts';
import { changedCoach, storeNamedCoach } from '../save/entryCoach.ts';
import {
  homeRinkWrites,
  rememberRinkUse,
  resolveHomeRink,
  RinkRemoved,
  RinkUseConflict,
  type HomeRink,
  storeHomeRink,
} from '../save/homeRink.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { withinSubmitLimits } from '../submit/eventLimits.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import { applyChange, applySpellings, partnerChangeOf } from './applyChange.ts';
import {
  entryContents,
  entryTerms,
  familyShareToChange,
  freePriceSteps,
  loadCompetitionAndForm,
  pricedEntryOf,
} from './entryToChange.ts';

/** The person who updates an entry: the family, or an organiser who gives a reason. */
export interface EditedBy {
  readonly by: EditorRole;
  readonly accountId: string;
  readonly reason: string | null;
  /** A family's session, for the limits on events; an organiser has none. */
  readonly session?: Session;
}

/** Everything that the steps of an update share. */
interface UpdateContext {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  readonly coach: StoredEntry['entryCoach'];
  readonly editedBy: EditedBy;
  readonly now: Date;
}

/**
 * Updates an entry of any kind. Added events without a free place join the waitlist; removed ones give
 * their places to the first in line. A repeat of an update that is stored changes nothing.
 * @param sent the whole entry as it should be
 * @throws {ApiError} VersionConflict; ValidationFailed with the problems of the rules, or MustAvailable for
 * full events; EmailNotVerified or TooManyAttempts for too many events or mails; Busy
 */
export async function updateEntry(
  before: StoredEntry,
  sent: EntryChange,
  editedBy: EditedBy,
  now: Date,
): Promise<Entry> {
  const [rink, chosen] = await Promise.all([
    resolveHomeRink(sent.homeIsiRink, sent.country),
    changedCoach(before, sent),
  ]);
  const coach = (await storeNamedCoach(sent, rink, now)) ?? chosen;
  const change = { ...sent, homeIsiRink: rinkName(before, rink), coachId: coach?.id ?? null };
  if (isRepeat(before, change)) return familyEntryOf(before);
  if (before.version !== change.version) throw new ApiError('VersionConflict');
  const context = { ...(await loadCompetitionAndForm(before)), rink, coach, editedBy, now };

  // Another entry may take a price step, or a share of the family cap, meanwhile: then the price is checked again.
  const { update, stored } = await retryOnPriceConflict(async () => {
    const facts = await loadFacts(before, change, context);
    refuseEntry(entryChangeProblems(change, facts, facts.policy));
    const next = await planUpdate(before, change, facts, context);
    return { update: next, stored: await saveUpdate(before, next, change.waiting, context) };
  });

  await doFollowUps([leftToDo(before, stored)], now);
  const contacts = emergencyContactsIn(change);
  if (contacts.length > 0) await saveEmergencyContacts(stored.id, contacts);
  await sendPartnerMails(update.mails, now);
  return familyEntryOf(stored);
}

/** The stored name of the rink if it is still the same one, even if it was sent by its id or renamed. */
function rinkName({ homeIsiRink, homeRinkId }: StoredEntry, rink: HomeRink): string {
  return rink.homeRinkId !== null && rink.homeRinkId === homeRinkId ? homeIsiRink : rink.homeIsiRink;
}

function isRepeat(before: StoredEntry, change: EntryChange): boolean {
  const isKnownVersion = [change.version, change.version + 1].includes(before.version);
  return isKnownVersion && isUnchanged(entryContents(before), change);
}

/** Loads the facts that the rules of a change need. */
async function loadFacts(
  before: StoredEntry,
  change: EntryChange,
  { competition, form, editedBy, now }: UpdateContext,
) {
  // Price steps belong to skaters: those of the change, who may not be those of the stored entry.
  const renamed = await withKeptIdentities(before, applySpellings(before, change, { competition, now }));
  const scope = changeScope({ state: before.state, competition }, editedBy.by, now);
  const [free, family] = await Promise.all([
    freePriceSteps(renamed),
    scope === 'everything' ? familyShareToChange(before, form) : null,
  ]);
  const terms = entryTerms(before, form, free, family);
  return {
    competition,
    form,
    contents: entryContents(before),
    isWithdrawn: before.state === 'withdrawn',
    scope,
    family,
    pricing: terms.pricing,
    pricedEntry: pricedEntryOf(before, terms),
    policy: {
      refunds: competition.refunds,
      late: lateFeeAt(form.lateFees, now),
      own: fixedPricesOf(form),
      now,
    },
  };
}

interface EntryUpdate {
  readonly after: StoredEntry;
  readonly action: 'changed' | 'corrected';
  readonly notice: NotificationContent;
  /** To a couple's new partner, and the one that was dropped. */
  readonly mails: PartnerMails;
  /** The share of the family cap by which the price was checked. */
  readonly family: FamilyShare | null;
}

const NO_PARTNER_CHANGE = { invites: false, dropped: null };

/** @throws {ApiError} ValidationFailed where a family's change breaks an eligibility rule; TooManyAttempts */
async function planUpdate(
  before: StoredEntry,
  change: EntryChange,
  { scope, pricing, pricedEntry, policy, family }: Awaited<ReturnType<typeof loadFacts>>,
  { competition, form, rink, coach, editedBy, now }: UpdateContext,
): Promise<EntryUpdate> {
  const isSpelling = scope === 'spellings';
  const cost = changeCost(pricedEntry, requestedChange(change), policy);
  const facts = { competition, form, rink, pricing, cost, now };
  const applied = isSpelling ? applySpellings(before, change, facts) : applyChange(before, change, facts);
  const known = await withKeptIdentities(before, applied);
  const changed = coach?.id === before.entryCoach?.id ? known : { ...known, entryCoach: coach };
  const { entry: after, problems } = await withEligibility(before, changed, { competition, form, now });
  // Rules only warn an organiser, and a corrected spelling breaks none.
  if (editedBy.by === 'family' && !isSpelling) refuseEntry(problems);

  const partner = partnerChangeOf(before, change, facts);
  if (partner?.invites || partner?.dropped) await countPartnerMail(editedBy.accountId, now);
  // The planned entry has the invitation that is stored.
  const mails = partnerMails(coupleOf(after), partner ?? NO_PARTNER_CHANGE, now);
  const { by, reason } = editedBy;
  const notice = { what: 'changed', by, reason, refundDue: isSpelling ? 0 : cost.refund } as const;
  return { after, action: isSpelling ? 'corrected' : 'changed', notice, mails, family };
}

/**
 * Counts a family's added events, then saves the update.
 * @throws {PriceStepTaken} when another entry of the skater takes a price step of this one
 */
async function saveUpdate(
  before: StoredEntry,
  update: EntryUpdate,
  whenFull: WhenFull,
  context: UpdateContext,
): Promise<StoredEntry> {
  const { session } = context.editedBy;
  if (!session) return assignAndSave(before, update, whenFull, context);
  const isAdded = ({ id }: { readonly id: string }) => !before.events.some((event) => event.id === id);
  const count = update.after.events.filter(isAdded).length;
  return withinSubmitLimits({ session, count, now: context.now }, async () => ({
    result: await assignAndSave(before, update, whenFull, context),
    isStored: true,
  }));
}

/** Other calls may cause these conflicts between the plan of an update and its transaction. */
const CONFLICTS = [CapacityConflict, RinkUseConflict, RinkRemoved];

/**
 * Gives each added event a place, or a position on the waitlist of the limit it meets, and saves the entry.
 * The first plan assumes that there is room; further plans read the counters.
 */
async function assignAndSave(
  before: StoredEntry,
  { after, action, notice, mails, family }: EntryUpdate,
  whenFull: WhenFull,
  { competition, form, editedBy, now }: UpdateContext,
): Promise<StoredEntry> {
  const limits = limitsOf(form, competition);
  let counters: LimitCounters | null = null;
  let { homeRinkId } = after;

  const save = async () => {
    const assigned = assignPlaces(before, { ...after, homeRinkId }, { counters, limits, now });
    const [rinkWrites] = await Promise.all([
      homeRinkWrites(assigned),
      storeHomeRink(assigned),
      storePupil(assigned),
    ]);
    try {
      const stored = await saveEntry(before, assigned, {
        action,
        by: editedBy.accountId,
        reason: editedBy.reason ?? undefined,
        now,
        limits,
        family,
        extraWrites: (entry) => [
          ...rinkWrites,
          ...notificationWrites({ entry, notice }, now),
          ...partnerMailWrites(mails),
        ],
      });
      rememberRinkUse(stored);
      await touchPublishedEntries(competition);
      return stored;
    } catch (error) {
      if (error instanceof RinkRemoved) homeRinkId = null;
      if (error instanceof CapacityConflict) {
        if (whenFull === 'refuse') throw wrongField(error.field, 'MustAvailable');
        counters = limitCounters(await capacityItemsOf(before.competitionId));
      }
      throw error;
    }
  };

  const isRetryable = (error: unknown) => CONFLICTS.some((conflict) => error instanceof conflict);
  return retry(save, { attempts: 8, isRetryable });
}

/** As `refuse`, with the total that the family should have been shown. */
function refuseEntry(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return;
  throw new ApiError('ValidationFailed', { errors: problems.map(entryFieldError) });
}
