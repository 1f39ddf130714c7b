import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import { eventId } from '../../core/eventId.ts';
import { nameOrder } from '../../core/nameOrder.ts';

type Flight = { readonly wanted: number; readonly most: number } | null | undefined;

/** The parts of a submitted form that the rules check. */
export interface TypedForm {
  readonly formats: readonly {
    readonly format: string;
    readonly entry: EntryKind;
    readonly skaters: readonly [number, number];
    readonly flight?: Flight;
    readonly events: readonly {
      readonly level: string;
      readonly skaters?: readonly [number, number] | null | undefined;
      readonly flight?: Flight;
      readonly ages?: { readonly from?: number | null; readonly to?: number | null } | null | undefined;
    }[];
  }[];
  readonly lateFees: readonly {
    readonly from: string;
    readonly kind: 'amount' | 'percent';
    readonly value: number;
  }[];
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly kind: 'text' | 'choice' | 'yesNo';
    readonly options: readonly string[];
    readonly entries: readonly EntryKind[];
  }[];
}

export interface FormProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/** Contradictions in a form that its schema cannot detect; empty if the form can be stored. */
export function formProblems({ formats, lateFees, questions }: TypedForm): FormProblem[] {
  return [
    ...formats.flatMap(({ skaters: [fewest, most] }, index) =>
      fewest > most ? [{ field: `formats.${index}.skaters`, code: 'MustValid' as const }] : [],
    ),
    ...formats.flatMap(teamProblems),
    ...formats.flatMap(flightProblems),
    ...duplicateFormats(formats),
    ...lateFeeProblems(lateFees),
    ...questionProblems(questions),
  ];
}

/** Only team events have a size and the ages of a division, each in ascending order. */
function teamProblems({ entry, events }: TypedForm['formats'][number], place: number): FormProblem[] {
  return events.flatMap(({ skaters, ages }, index) => {
    const at = `formats.${place}.events.${index}`;
    const isSize = !skaters || (entry === 'team' && skaters[0] <= skaters[1]);
    const isDivision = !ages || (entry === 'team' && (ages.from ?? 0) <= (ages.to ?? Infinity));
    return [
      ...(isSize ? [] : [{ field: `${at}.skaters`, code: 'MustValid' as const }]),
      ...(isDivision ? [] : [{ field: `${at}.ages`, code: 'MustValid' as const }]),
    ];
  });
}

/** The wanted size of a flight is at most the largest. */
function flightProblems({ flight, events }: TypedForm['formats'][number], place: number): FormProblem[] {
  const isReversed = (size: Flight) => size !== null && size !== undefined && size.wanted > size.most;
  const fields = [
    ...(isReversed(flight) ? [`formats.${place}.flight`] : []),
    ...events.flatMap((event, index) =>
      isReversed(event.flight) ? [`formats.${place}.events.${index}.flight`] : [],
    ),
  ];
  return fields.map((field) => ({ field, code: 'MustValid' as const }));
}

function duplicateFormats(formats: TypedForm['formats']): FormProblem[] {
  const seen = new Set<string>();
  return formats.flatMap(({ format, events }, place) =>
    events.flatMap(({ level }, index) => {
      const name = eventId(format, level);
      if (!seen.has(name)) return seen.add(name) && [];
      return [{ field: `formats.${place}.events.${index}.level`, code: 'AlreadyExist' as const }];
    }),
  );
}

/** Each late fee begins after the one before and, if of the same kind, is higher, so that fees never fall. */
function lateFeeProblems(lateFees: TypedForm['lateFees']): FormProblem[] {
  return lateFees.flatMap((fee, index): FormProblem[] => {
    const before = lateFees[index - 1];
    if (before && Date.parse(fee.from) <= Date.parse(before.from)) {
      return [{ field: `lateFees.${index}.from`, code: 'MustAfter' }];
    }
    const isTooMuch = fee.kind === 'percent' && fee.value > 100;
    const isLess = before?.kind === fee.kind && fee.value <= before.value;
    return isTooMuch || isLess ? [{ field: `lateFees.${index}.value`, code: 'MustValid' }] : [];
  });
}

function questionProblems(questions: TypedForm['questions']): FormProblem[] {
  return questions.flatMap(({ id, question, kind, options, entries }, index): FormProblem[] => {
    const earlier = questions.slice(0, index);
    const problems: FormProblem[] = [];
    const say = (field: string, code: FieldCode) =>
      problems.push({ field: `questions.${index}.${field}`, code });
    if (earlier.some((one) => one.id === id)) say('id', 'AlreadyExist');
    if (earlier.some((one) => nameOrder(one.question) === nameOrder(question)))
      say('question', 'AlreadyExist');
    if (kind === 'choice' && options.length < 2) say('options', 'NotNull');
    if (new Set(options.map(nameOrder)).size < options.length) say('options', 'AlreadyExist');
    if (new Set(entries).size < entries.length) say('entries', 'AlreadyExist');
    return problems;
  });
}
