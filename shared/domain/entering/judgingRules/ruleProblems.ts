import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { JudgingRules } from '../../../contract/entering/competitions/judgingRules.ts';

export interface RuleProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/**
 * Contradictions that the schema of judging rules cannot detect; empty if they can be stored.
 * @param eventIds of the competition's form
 */
export function ruleProblems(
  { most, range, penalties, eventSystems, trophies }: JudgingRules,
  eventIds: ReadonlySet<string>,
): RuleProblem[] {
  const unknown = eventSystems.flatMap(({ eventId }, index): RuleProblem[] =>
    eventIds.has(eventId)
      ? []
      : [{ field: `rules.eventSystems.${String(index)}.eventId`, code: 'MustValid' }],
  );
  return [
    ...(range && range.base > most ? [{ field: 'rules.range.base', code: 'MustWithin' as const }] : []),
    ...repeated(
      penalties.map(({ code }) => code),
      (index) => `rules.penalties.${index}.code`,
    ),
    ...repeated(
      penalties.map(({ label }) => label.toLowerCase()),
      (index) => `rules.penalties.${index}.label`,
    ),
    ...unknown,
    ...repeated(
      eventSystems.map(({ eventId }) => eventId),
      (index) => `rules.eventSystems.${index}.eventId`,
    ),
    ...repeated(trophies, (index) => `rules.trophies.${index}`),
  ];
}

function repeated(values: readonly string[], fieldOf: (index: string) => string): RuleProblem[] {
  return values.flatMap((value, index): RuleProblem[] =>
    values.indexOf(value) < index ? [{ field: fieldOf(String(index)), code: 'AlreadyExist' }] : [],
  );
}
