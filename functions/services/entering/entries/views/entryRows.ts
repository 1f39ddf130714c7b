import type { DanceRow, SkaterRow, TeamRow } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { Check } from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import { balanceDue } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { isNameToConfirm, publishedName } from '../../../../../shared/domain/people/consent/publishedName.ts';
import { consentsOfPeople } from '../../../../../shared/domain/people/consent/waiver.ts';
import { namesToAnnounce, peopleOf } from '../../../../store/entering/entries/people.ts';
import type { FamilyReferences } from '../../../../store/entering/families/familyReferences.ts';
import { findingsWithNames } from './findings.ts';
import type {
  ListedDance,
  StoredListedEntry,
  ListedSkater,
  ListedTeam,
} from '../../../../store/entering/entries/listedEntry.ts';

/** The family references of a page's entries, by account. */
export type ReferencesByAccount = ReadonlyMap<string, FamilyReferences>;

/** The references that the family may quote, and whether no family has taken the entry over yet. */
function familyFor(
  viewer: Session,
  { accountId, placeholder }: StoredListedEntry,
  references: ReferencesByAccount,
) {
  const found = references.get(accountId);
  return {
    familyReference: found?.reference ?? null,
    ...(found && found.earlier.length > 0 && { earlierFamilyReferences: [...found.earlier] }),
    awaitsFamily: viewer.role !== 'HEAD_COACH' && placeholder !== undefined,
  };
}

/** Whether the viewer may see personal data of children (design, section 8.9) and amounts. */
function seesPersons(viewer: Session, entry: StoredListedEntry): boolean {
  return viewer.role !== 'HEAD_COACH' || isMyRink(viewer, entry);
}

export function isMyRink(viewer: Session, entry: StoredListedEntry): boolean {
  return viewer.rinkId !== null && entry.homeRinkId === viewer.rinkId;
}

/** Answers are free text, so they may identify a child. */
function answersFor(viewer: Session, entry: StoredListedEntry): StoredListedEntry['answers'] {
  return seesPersons(viewer, entry) ? entry.answers : [];
}

/** Labels are the organisers' own. */
function labelsFor(viewer: Session, entry: StoredListedEntry): StoredListedEntry['labels'] {
  return viewer.role === 'HEAD_COACH' ? [] : entry.labels;
}

/** Findings contain birthdates and expiry dates of memberships. */
function checksFor(viewer: Session, entry: StoredListedEntry): Check[] {
  return seesPersons(viewer, entry) ? findingsWithNames(entry) : [];
}

/** The family, and amounts and payment status: null for head coaches, amounts only for those of other rinks. */
function moneyFor(viewer: Session, entry: StoredListedEntry) {
  const familyId = viewer.role === 'HEAD_COACH' ? null : entry.accountId;
  if (seesPersons(viewer, entry)) return { familyId, balance: balanceDue(entry) };
  return {
    familyId,
    paymentState: null,
    paymentReference: null,
    lateFee: null,
    musicFee: null,
    retained: null,
    familyDiscount: null,
    totalPrice: null,
    paid: null,
    refunded: null,
    balance: null,
    events: entry.events.map((event) => ({ ...event, price: null })),
  };
}

/** Of other rinks a head coach sees the published names alone. */
function namesFor(viewer: Session, entry: StoredListedEntry) {
  const consents = consentsOfPeople(peopleOf(entry), entry.consents);
  const { homeIsiRink } = entry;
  return {
    announced: seesPersons(viewer, entry) ? namesToAnnounce(entry) : [],
    waiverVersions: seesPersons(viewer, entry) ? consents.map(({ waiver }) => waiver?.version ?? null) : [],
    givenNames: seesPersons(viewer, entry) ? consents.map(({ givenName }) => givenName) : [],
    namesToConfirm: entry.kind === 'team' ? 0 : consents.filter(isNameToConfirm).length,
    publishedNames: consents.map((person) => publishedName({ ...person, homeIsiRink }, person)),
  };
}

export function skaterRowOf(
  entry: ListedSkater,
  viewer: Session,
  references: ReferencesByAccount,
): SkaterRow {
  const { birthdate, isi, expDate, ...skater } = entry.skater;
  const personal = seesPersons(viewer, entry)
    ? { birthdate, isi, expDate }
    : { birthdate: null, isi: null, expDate: null };
  const answers = answersFor(viewer, entry);
  const labels = labelsFor(viewer, entry);
  const checks = checksFor(viewer, entry);
  const money = { ...moneyFor(viewer, entry), ...namesFor(viewer, entry) };
  const family = familyFor(viewer, entry, references);
  const ownRink = isMyRink(viewer, entry);
  return { ...entry, ...skater, ...personal, ...money, ...family, answers, labels, checks, ownRink };
}

export function teamRowOf(entry: ListedTeam, viewer: Session, references: ReferencesByAccount): TeamRow {
  return {
    ...entry,
    ...moneyFor(viewer, entry),
    ...familyFor(viewer, entry, references),
    ...namesFor(viewer, entry),
    nameOfTeam: entry.name,
    levels: levelsOf(entry.skaters),
    coachEmail: seesPersons(viewer, entry) ? entry.coachEmail : null,
    answers: answersFor(viewer, entry),
    labels: labelsFor(viewer, entry),
    checks: checksFor(viewer, entry),
    skaters: entry.skaters.length,
    ownRink: isMyRink(viewer, entry),
  };
}

export function danceRowOf(entry: ListedDance, viewer: Session, references: ReferencesByAccount): DanceRow {
  return {
    ...entry,
    ...moneyFor(viewer, entry),
    ...familyFor(viewer, entry, references),
    ...namesFor(viewer, entry),
    fullName: entry.skater.fullName,
    levels: levelsOf([entry.skater, ...(entry.partner ? [entry.partner] : [])]),
    partnerName: entry.partner?.fullName ?? '',
    partnerState: entry.partner?.state ?? 'none',
    answers: answersFor(viewer, entry),
    labels: labelsFor(viewer, entry),
    checks: checksFor(viewer, entry),
    ownRink: isMyRink(viewer, entry),
  };
}

/** The distinct highest levels of several people. */
function levelsOf(people: readonly { readonly highestIsiTestLevel: string }[]): string[] {
  return [...new Set(people.map((one) => one.highestIsiTestLevel))].filter((level) => level !== '');
}
