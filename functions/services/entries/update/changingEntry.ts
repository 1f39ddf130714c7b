import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { EntryChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { changeCost } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { entryFieldError, type EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import { changeScope, type ChangedBy } from '../../../../shared/domain/entries/changes/changeScope.ts';
import {
  entryChangeProblems,
  wantedOf,
} from '../../../../shared/domain/entries/changes/entryChangeProblems.ts';
import { saysTheSame } from '../../../../shared/domain/entries/changes/heldProblems.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { sendNotices } from '../../notifications/sendNotices.ts';
import { keepEmergency, saidIn } from '../../../store/entries/emergency.ts';
import { changedEntry, partnerChange, respelledEntry } from './changedEntry.ts';
import { competitionWithRink } from '../../../store/competitions/competitionWithRink.ts';
import { entryContents, entryStanding, entryTerms } from './entryContents.ts';
import { changeGround, freeFor } from './entryToChange.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withinEventLimits } from '../submit/eventLimits.ts';
import { homeRink, type HomeRink } from '../save/homeRink.ts';
import { pricedAgain } from '../pricing/pricedAgain.ts';
import { limitsOf } from '../capacity/limits.ts';
import { countPartnerMail } from '../partners/partnerMailLimit.ts';
import { storeChange } from './storeChange.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { coupleOf } from '../partners/partnerLinks.ts';
import { tellOfChange } from '../partners/tellPartner.ts';
import { withChecks } from '../eligibility/withChecks.ts';

/** Who changes an entry: the family, or an organiser who says why. */
export interface Changer {
  readonly by: ChangedBy;
  readonly accountId: string;
  readonly reason: string | null;
  /** Of a family that changes its own; an organiser enters as many events as it takes. */
  readonly session?: Session;
}

/**
 * A change of an entry of whichever kind: facts are gathered, the rule is asked, one transaction is
 * written, and whoever it concerns is told. A repeat of a change that was made is answered as it was.
 * @throws {ApiError} VersionConflict; ValidationFailed with the rule's problems, and those of storeChange
 */
export async function changingEntry(
  before: StoredEntry,
  sent: EntryChange,
  changer: Changer,
  now: Date,
): Promise<Entry> {
  // Whoever else got the step of the ladder first is read the next time, and the price is another then.
  return pricedAgain(() => changed(before, sent, changer, now));
}

async function changed(before: StoredEntry, sent: EntryChange, changer: Changer, now: Date): Promise<Entry> {
  const rink = await homeRink(sent.homeIsiRink, sent.country);
  const change = { ...sent, homeIsiRink: rinkNamed(before, rink) };
  const contents = entryContents(before);
  const isMade = saysTheSame(contents, change);
  if (isMade && [change.version, change.version + 1].includes(before.version)) return familyEntryOf(before);
  if (before.version !== change.version) throw new ApiError('VersionConflict');

  const { competition, form } = await changeGround(before);
  const scope = changeScope({ state: before.state, competition }, changer.by, now);
  // By who is named from now on: the ladder of whoever was named before says nothing of them.
  const named = respelledEntry(before, change, { competition, now });
  const terms = entryTerms(before, form, await freeFor(named));
  const standing = entryStanding(before, terms);
  const policy = { refunds: competition.refunds, late: lateFeeAt(form.lateFees, now), now };
  const isWithdrawn = before.state === 'withdrawn';
  const facts = { contents, standing, isWithdrawn, scope, competition, form };
  refuse(entryChangeProblems(change, facts, policy));

  const cost = changeCost(standing, wantedOf(change), policy);
  const made = { competition, form, rink, pricing: terms.pricing, cost, now };
  const isSpelling = scope === 'spellings';
  const wanted = isSpelling ? respelledEntry(before, change, made) : changedEntry(before, change, made);
  const looked = await withChecks(before, wanted, { competition, form, now });
  // What an organiser does against a rule is remarked, not refused; a spelling breaks none.
  if (changer.by === 'family' && !isSpelling) refuse(looked.problems);
  const after = looked.entry;
  const partner = partnerChange(before, change, made);
  if (partner?.invites || partner?.noLonger) await countPartnerMail(changer.accountId, now);

  const notice = {
    what: 'changed',
    by: changer.by,
    reason: changer.reason,
    refundDue: isSpelling ? 0 : cost.refund,
  } as const;
  const store = () =>
    storeChange(before, after, {
      ...{ changer, notice, now },
      what: isSpelling ? 'corrected' : 'changed',
      limits: limitsOf(form, competition),
      whenFull: change.waiting,
    });
  const count = after.events.filter(({ id }) => !before.events.some((event) => event.id === id)).length;
  const { session } = changer;
  const stored = session
    ? await withinEventLimits({ session, count, now }, async () => ({
        result: await store(),
        isStored: true,
      }))
    : await store();
  const couple = partner && coupleOf(stored);
  const said = saidIn(change);
  if (said.length > 0) await keepEmergency(stored.id, said);
  await sendNotices([{ entry: stored, notice, competition }], now);
  if (couple) await tellOfChange(couple, partner, await competitionWithRink(couple.competitionId));
  return familyEntryOf(stored);
}

/** The rink's name as the entry has it, also where it was sent by its id or was renamed since. */
function rinkNamed({ homeIsiRink, homeRinkId }: StoredEntry, rink: HomeRink): string {
  return rink.homeRinkId !== null && rink.homeRinkId === homeRinkId ? homeIsiRink : rink.homeIsiRink;
}

function refuse(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return;
  throw new ApiError('ValidationFailed', { errors: problems.map(entryFieldError) });
}
