import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { newEntryFee } from '../../fees/newEntryFee.ts';
import { skaterIdentity } from '../../../core/nameOrder.ts';
import { answerProblems, type GivenAnswer } from './answerProblems.ts';
import {
  birthdateProblems,
  eventProblems,
  requireOpenRegistration,
  type EntryRuleFacts,
  type EntryProblem,
} from '../entryProblem.ts';
import { rosterLimits } from './teamEvent.ts';

interface TeamSkater {
  readonly fullName: string;
  readonly birthdate: string;
  readonly alternate: boolean;
}

export interface TeamEntryFields {
  readonly formId: string;
  readonly format: string;
  /** The id of one event. */
  readonly event: string;
  readonly skaters: readonly TeamSkater[];
  readonly totalPrice: number;
  readonly answers: readonly GivenAnswer[];
}

/** Why a team's entry is refused, one problem for each field; empty where it is not. */
export function teamEntryProblems(entry: TeamEntryFields, facts: EntryRuleFacts, now: Date): EntryProblem[] {
  const found = requireOpenRegistration(entry.formId, facts, now);
  if ('problem' in found) return [found.problem];
  const { competition, form } = found.open;
  const priced = { kind: 'team', event: [entry.event], skaters: rosterSize(entry.skaters) } as const;
  const fee = newEntryFee(form, priced, { free: null, familyRoom: null, now });
  const isPriced = entry.totalPrice === fee.totalPrice;
  return [
    ...eventProblems({ event: [entry.event], format: entry.format }, 'team', form),
    ...rosterProblems(entry.skaters, competition.startDate, now),
    ...sizeProblems(entry, form),
    ...(isPriced ? [] : [{ field: 'totalPrice', code: 'MustCorrect' } as const]),
    ...answerProblems(form.questions, 'team', entry.answers),
  ];
}

/** The number of skaters; alternates neither count nor pay. */
export function rosterSize(skaters: readonly { readonly alternate: boolean }[]): number {
  return skaters.filter(({ alternate }) => !alternate).length;
}

/** A roster has as many skaters as its event takes. An event that is not in the form is no problem here. */
export function sizeProblems(
  {
    event,
    skaters,
  }: { readonly event: string; readonly skaters: readonly { readonly alternate: boolean }[] },
  form: Form,
): EntryProblem[] {
  const limits = rosterLimits(form, event);
  if (!limits) return [];
  const size = rosterSize(skaters);
  return size >= limits[0] && size <= limits[1] ? [] : [{ field: 'skaters', code: 'MustWithin' }];
}

/** Impossible birthdates, and skaters who are in the roster twice, by row. */
export function rosterProblems(
  skaters: readonly Pick<TeamSkater, 'fullName' | 'birthdate'>[],
  startDate: string,
  now: Date,
): EntryProblem[] {
  const seen = new Set<string>();
  return skaters.flatMap(({ fullName, birthdate }, index) => {
    const identity = skaterIdentity(fullName, birthdate);
    const isTwin = seen.has(identity);
    seen.add(identity);
    return [
      ...birthdateProblems(birthdate, startDate, now, `skaters.${index}.birthdate`),
      ...(isTwin ? [{ field: `skaters.${index}.fullName`, code: 'AlreadyExist' } as const] : []),
    ];
  });
}
