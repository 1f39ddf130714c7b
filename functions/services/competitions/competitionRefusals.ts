import { setUpRefusals } from '../../../shared/domain/competitions/publishingProblems.ts';
import type { SetupRefusal, SetUpFacts } from '../../../shared/domain/competitions/setUp/setupFacts.ts';

/**
 * Why a competition cannot be made complete at once. One whose entries have closed already can: a
 * federation keeps it for its records.
 */
export function creationRefusals(facts: SetUpFacts, now: Date): SetupRefusal[] {
  return setUpRefusals(facts, now).filter(
    ({ field, code }) => field !== 'openUntil' || code !== 'MustFuture',
  );
}

/**
 * Why a competition cannot be changed so: what would be refused of a new one, but for what was so
 * before and what the change leaves alone. Entries can be closed at once.
 */
export function changeRefusals(before: SetUpFacts, after: SetUpFacts, now: Date): SetupRefusal[] {
  const known = new Set(setUpRefusals(before, now).map(({ field, code }) => `${field} ${code}`));
  return creationRefusals(after, now).filter(
    ({ field, code }) => !known.has(`${field} ${code}`) || isChanged(field, before, after),
  );
}

function isChanged(field: string, before: SetUpFacts, after: SetUpFacts): boolean {
  // Of a step of the refund policy: all of its steps.
  const [name = field] = field.split('.');
  const valueIn = ({ competition }: SetUpFacts) =>
    JSON.stringify((competition as unknown as Record<string, unknown>)[name]);
  return valueIn(before) !== valueIn(after);
}
