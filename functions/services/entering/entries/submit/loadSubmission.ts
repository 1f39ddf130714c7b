import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { sharesPriceSteps } from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import { familyOf, type Session } from '../../../../platform/http/session.ts';
import { getItems, type Item } from '../../../../platform/table/read.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { competitionIn, type StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { likelyRinkKeys } from '../../../../store/entering/competitions/withRinks.ts';
import type { EmergencyContactsBody } from '../../../../store/entering/entries/emergency.ts';
import { entriesOfSkaters, skaterEntriesKeys } from '../../../../store/entering/entries/skaterEntries.ts';
import type { KnownPerson } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import {
  getFormOfVersion,
  keepFormIn,
  likelyFormKeys,
} from '../../../../store/entering/forms/getFormOfVersion.ts';
import { findForm } from '../../../../store/entering/forms/repository.ts';
import { competitionKey } from '../../../../store/keys.ts';
import { knownBy } from '../../../../store/entering/duplicates/identities.ts';
import {
  aliasesIn,
  aliasKeys,
  allAliases,
  type Aliases,
} from '../../../../store/entering/duplicates/repository.ts';
import type { WhenFull } from '../capacity/assignPlaces.ts';
import type { ConsentsBody } from '../consents/submittedConsents.ts';
import { likelyMembers, type KnownMembers } from '../../../people/members/registry.ts';
import { countsTowardsFamilyCap } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { readFamilyShare, type FamilyShare } from '../pricing/familyPrice.ts';
import { freeStepsIn, priceStepKeys, stepHoldersIn, type HoldersOfSkaters } from '../pricing/priceSteps.ts';
import { chosenCoach, type ChosenCoach } from '../save/entryCoach.ts';
import { resolveHomeRink, type HomeRink } from '../save/homeRink.ts';
import type { SubmittedKind } from './newEntry.ts';

interface SubmitFields {
  readonly competitionId: string;
  readonly formId: string;
  readonly homeIsiRink: string;
  readonly country: string;
  readonly waiting: WhenFull;
}

export type SubmitBody = SubmitFields & EmergencyContactsBody & ConsentsBody & ChosenCoach;

/** The owner of the entry, where an organiser or head coach enters for a family. */
export interface EntryOwner extends Pick<StoredEntry, 'accountId' | 'enteredBy' | 'placeholder'> {
  /** Store a new placeholder, or check or invite the one that is stored. */
  readonly writes: readonly TransactItem[];
  /** An organiser's reason to enter after registration has closed; left out for a head coach. */
  readonly lateReason?: string | null;
  /** Whether the body's total is not compared: an import shows none. */
  readonly isPricedByServer: boolean;
  /** Whether the events count against the submit limits of the account that enters. */
  readonly isLimited: boolean;
  /** Runs once the entry is stored, and not for a repeat. */
  readonly sendInvitation: () => Promise<unknown>;
}

export interface SubmitRequest<Body> {
  readonly body: Body;
  readonly session: Session;
  readonly now: Date;
  /** The key of the request, the same when a client sends it again. */
  readonly idempotency: string | null;
  /** Left out where the family enters itself. */
  readonly owner?: EntryOwner;
}

export interface SubmitFacts {
  readonly competition: StoredCompetition | null;
  /** Items that were read with the competition. */
  readonly items: readonly Item[];
  readonly form: Form | null;
  readonly rink: HomeRink;
  /** The coach that the body names by id. */
  readonly coach: StoredEntry['entryCoach'];
  /** The price steps that the skaters have left; null where the entry has steps of its own. */
  readonly free: LadderSteps | null;
  /** The entries that hold the skaters' price steps. */
  readonly holders: HoldersOfSkaters;
  /** Under which identity corrected and merged people are known. */
  readonly aliases: Aliases;
  /** The share that the family cap leaves; null without a cap. */
  readonly family: FamilyShare | null;
  /** The account's entries of skaters and couples that have one of the skaters. */
  readonly entriesOfSkaters: readonly StoredEntry[];
  /** The registry's members with the skaters' numbers, where they were read. */
  readonly members: KnownMembers;
}

/** Reads at once what the body names by itself, then what depends on it. */
export async function loadFacts<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  { body, session, owner }: SubmitRequest<Body>,
): Promise<SubmitFacts> {
  const accountId = owner?.accountId ?? familyOf(session);
  const { competitionId, formId } = body;
  const skaters = kind.payingSkaters(body);
  const likely = likelyMembers(skaters.flatMap(({ isi }) => memberNumber(isi) ?? []));
  const keys = [
    competitionKey(competitionId),
    ...priceStepKeys(competitionId, skaters),
    ...skaterEntriesKeys(accountId, competitionId, skaters),
    ...aliasKeys(competitionId, skaters),
    ...likelyRinkKeys(competitionId),
    ...likelyFormKeys(formId),
    ...likely.keys,
  ];
  const [read, rink, coach, ofTeam] = await Promise.all([
    getItems(keys, true),
    resolveHomeRink(body.homeIsiRink, body.country),
    chosenCoach(body),
    // A roster's aliases are read at once: there are fewer of them than skaters.
    kind.kind === 'team' ? allAliases(competitionId) : null,
  ]);
  keepFormIn(read);
  const members = likely.membersIn(read);
  const aliases = ofTeam ?? aliasesIn(read);
  const known = skaters.map((skater) => knownBy(skater, aliases));
  const items = aliases.size === 0 ? read : [...read, ...(await knownItems(accountId, competitionId, known))];
  const competition = competitionIn(items.find(({ type }) => type === 'competition'));
  const holders = stepHoldersIn(items);
  const form =
    competition?.formId === formId
      ? await getFormOfVersion(formId, competition.formVersion)
      : await findForm(formId);
  const isShared = competition && form && sharesPriceSteps(kind.kind, form);
  const cap = competition && countsTowardsFamilyCap(kind.kind) ? form?.familyCap : null;
  const [family, own] = await Promise.all([
    typeof cap === 'number' ? readFamilyShare({ accountId, competitionId }, cap, null) : null,
    competition && skaters.length > 0 ? entriesOfSkaters(accountId, competition, known, items) : [],
  ]);
  const free = isShared ? freeStepsIn(holders, competitionId, known) : null;
  const skated = { free, holders, family, aliases, members, entriesOfSkaters: own };
  return { competition, items, form, rink, coach, ...skated };
}

/** The stored items of people who were entered under another spelling first. */
const knownItems = (accountId: string, competitionId: string, people: readonly KnownPerson[]) =>
  getItems(
    [...priceStepKeys(competitionId, people), ...skaterEntriesKeys(accountId, competitionId, people)],
    true,
  );
