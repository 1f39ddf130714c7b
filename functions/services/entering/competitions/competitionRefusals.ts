import { setUpRefusals } from '../../../../shared/domain/entering/competitions/publishingProblems.ts';
import type {
  SetupRefusal,
  SetUpFacts,
} from '../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';

/**
 * Why a competition cannot be created as published. Registration may have closed already: a federation
 * records past competitions too.
 */
export function creationRefusals(facts: SetUpFacts, now: Date): SetupRefusal[] {
  return setUpRefusals(facts, now).filter(
    ({ field, code }) => field !== 'openUntil' || code !== 'MustFuture',
  );
}

/**
 * Why a competition cannot be changed like this: the refusals of a new one, except those that the stored one
 * has too in a field that stays the same. Registration can be closed at once.
 */
export function changeRefusals(before: SetUpFacts, after: SetUpFacts, now: Date): SetupRefusal[] {
  const known = new Set(setUpRefusals(before, now).map(({ field, code }) => `${field} ${code}`));
  return creationRefusals(after, now).filter(
    ({ field, code }) => !known.has(`${field} ${code}`) || isChanged(field, before, after),
  );
}

function isChanged(field: string, before: SetUpFacts, after: SetUpFacts): boolean {
  // `refunds.1.until` stands for the whole refund policy.
  const [name = field] = field.split('.');
  const valueIn = ({ competition }: SetUpFacts) =>
    JSON.stringify((competition as unknown as Record<string, unknown>)[name]);
  return valueIn(before) !== valueIn(after);
}
