import { refundStepAt } from '../../../shared/domain/payments/refundDue.ts';
import { refundSentence } from '../../../shared/domain/payments/refundSentence.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { peopleOf } from '../../store/entries/people.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { ageAndFindingsOf, type FamilyMove } from '../../store/moves/storedMove.ts';
import { contactOf } from './contactOf.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { daysText, deadlineText } from './mailDates.ts';
import { renderMail } from './mailLayout.ts';
import { MOVE_WORDS } from './moveWords.ts';
import { greetedName, singleLine, multipleLines } from './plainWords.ts';
import { REFUND_WORDS } from './refundWords.ts';

export interface MoveMailFacts {
  /** What the family knows, and how its entries stood then. */
  readonly plan: Pick<FamilyMove, 'from' | 'to' | 'before'>;
  /** All of the family's entries, as they are now. */
  readonly entries: readonly StoredEntry[];
  readonly competition: StoredCompetition;
  /** Of the account, to greet with. */
  readonly name: string;
  readonly now: Date;
}

/** One mail to a family: the old days and the new ones, what changes for whom, and the way out. */
export function moveMail({ plan, entries, competition, name, now }: MoveMailFacts): Mail {
  const where = singleLine(competition.name);
  const [before, after] = [plan.from, plan.to].map(({ startDate, endDate }) => daysText(startDate, endDate));
  const changes = [...new Set(entries.flatMap((entry) => changesOf(entry, plan)))];
  return renderMail({
    subject: MOVE_WORDS.subject(where, after ?? ''),
    name,
    before: [
      MOVE_WORDS.moved(where, before ?? '', after ?? ''),
      changes.length === 0 ? MOVE_WORDS.nothingElse : [MOVE_WORDS.changes, ...changes].join('\n'),
      MOVE_WORDS.stays,
    ],
    action: { label: MOVE_WORDS.action, link: linkTo('/admin/submissions') },
    after: [...withdrawalHint(competition, entries, now), ...contactOf(competition)],
  });
}

/** Each of an entry whose age is another, and of the entry what the rules remark now and did not before. */
function changesOf(entry: StoredEntry, { before }: Pick<FamilyMove, 'before'>): string[] {
  const was = before[entry.id];
  if (!was) return [];
  const known = new Set(was.remarks);
  const added = ageAndFindingsOf(entry).remarks.filter((remark) => !known.has(remark)).length;
  const ages = peopleOf(entry).flatMap(({ fullName, age }, index) => {
    const old = was.ages[index];
    return old === undefined || old === age ? [] : [MOVE_WORDS.age(named(fullName), old, age)];
  });
  return [...ages, ...(added > 0 ? [MOVE_WORDS.remarks(named(entry.name), added)] : [])];
}

const named = (name: string) => greetedName(name) ?? MOVE_WORDS.somebody;

/** What whoever withdraws now gets back, by the policy's steps and in the organiser's own words. */
function withdrawalHint(
  { refunds, refundPolicy, timeZone }: StoredCompetition,
  entries: readonly StoredEntry[],
  now: Date,
): string[] {
  const words = refundPolicy === null ? [] : [MOVE_WORDS.policy(multipleLines(refundPolicy))];
  if (refunds.length === 0) return [MOVE_WORDS.withdraw, ...words];
  const hasLateFee = entries.some(({ lateFee }) => lateFee !== null);
  const sentence = refundSentence(refundStepAt(refunds, now), hasLateFee);
  const steps =
    sentence.key === 'none'
      ? REFUND_WORDS.none
      : REFUND_WORDS[sentence.key](sentence.percent, deadlineText(sentence.until, timeZone));
  return [`${MOVE_WORDS.withdraw} ${steps}`, ...words];
}
