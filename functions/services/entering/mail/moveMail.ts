import { refundStepAt } from '../../../../shared/domain/entering/balance/refundDue.ts';
import { refundSentence } from '../../../../shared/domain/entering/balance/refundSentence.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { peopleOf } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { ageAndFindingsOf, type FamilyMove } from '../../../store/entering/dateChange/storedMove.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { actionOrFooter, contactOf } from './entryWords.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { deadlineText, greetedName, multipleLines, singleLine } from '../../core/mail/mailText.ts';

const MOVE_WORDS = {
  subject: (where: string, days: string) => `${where} moves to ${days}`,
  moved: (where: string, before: string, after: string) =>
    `${where} has new dates: ${after} instead of ${before}.`,
  changes: 'Ages count on the first day, so your entries change:',
  age: (who: string, old: number, age: number) => `• ${who}: ${age} years old, not ${old}`,
  remarks: (who: string, count: number) =>
    count === 1 ? `• ${who}: 1 new issue` : `• ${who}: ${count} new issues`,
  nothingElse: 'Nothing else changes for your entries.',
  stays:
    'Your entries keep their events, places and prices. If the new dates suit you, you don’t need to do anything.',
  withdraw: 'If you can’t come, you can withdraw while entries are open.',
  policy: (words: string) => `The organiser’s refund policy:\n${words}`,
  somebody: 'Your entry',
} as const;

/** By the keys of refundSentence. */
const REFUND_WORDS = {
  plain: (percent: number, when: string) => `Withdraw before ${when} to get ${percent}% back.`,
  lateFeeKept: (percent: number, when: string) =>
    `Withdraw before ${when} to get ${percent}% back, without the late fee.`,
  lateFeeBack: (percent: number, when: string) =>
    `Withdraw before ${when} to get ${percent}% back, including the late fee.`,
  none: 'No refunds from now on.',
} as const;

export interface MoveMailFacts {
  /** The days the family knows of, and its entries' ages and findings before the move. */
  readonly plan: Pick<FamilyMove, 'from' | 'to' | 'before'>;
  /** All entries of the family after the move. */
  readonly entries: readonly StoredEntry[];
  readonly competition: StoredCompetition;
  /** The account's, for the greeting. */
  readonly name: string;
  readonly now: Date;
}

/** The mail to a family about moved days: old and new days, changes, and how to withdraw. */
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
    ...actionOrFooter(entries.some(({ placeholder }) => placeholder)),
    after: [...withdrawalHint(competition, entries, now), ...contactOf(competition)],
  });
}

/** A line for each person whose age changes, and one for findings that the move added. */
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

/** How to withdraw, with the present refund by the policy and the organiser's own text. */
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
