import type { Form, LateFee, Question } from '../../shared/contract/entering/competitions/forms.ts';
import { answersToStore, NO, YES } from '../../shared/domain/entering/entries/rules/answerProblems.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { venueInstant } from './calendar.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

/** The questions of the largest competition. */
export const DEMO_QUESTIONS: Question[] = [
  {
    id: 'shirt',
    question: 'Size of the competition shirt',
    kind: 'choice',
    options: ['Child S', 'Child M', 'Child L', 'Adult S', 'Adult M', 'Adult L'],
    required: false,
    entries: ['individual'],
  },
  {
    id: 'parade',
    question: 'Will you walk in the opening parade?',
    kind: 'yesNo',
    options: [],
    required: false,
    entries: ['individual', 'dance', 'team'],
  },
];

/** Three of four families answer, chosen by the order of entries so that no other random draw changes. */
export function demoAnswers(form: Form, kind: StoredEntry['kind'], index: number) {
  if (index % 4 === 3) return [];
  const [shirt] = DEMO_QUESTIONS;
  const size = shirt?.options[index % shirt.options.length] ?? '';
  return answersToStore(form.questions, kind, [
    { question: 'shirt', answer: size },
    { question: 'parade', answer: index % 3 === 0 ? NO : YES },
  ]);
}

/** So many days before the day registration ends, from midnight at the venue. */
export type DemoLateFee = readonly [daysBefore: number, kind: LateFee['kind'], value: number];

export function lateFeesOf(fees: readonly DemoLateFee[], closes: string, timeZone: string): LateFee[] {
  return fees.map(([days, kind, value]) => ({
    from: venueInstant(shiftDay(closes, -days), '00:00', timeZone),
    kind,
    value,
  }));
}
