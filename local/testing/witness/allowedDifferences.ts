import type { Difference } from './compareAnswers.ts';

/** A difference that is known and stays, with the reason. */
interface Allowed {
  readonly why: string;
  readonly covers: (difference: Difference) => boolean;
}

/** Reviewed one by one: DynamoDB Local is a witness and not the judge, AWS itself decides. */
export const ALLOWED: readonly Allowed[] = [
  {
    why: 'A missing table has another text (ours is AWS’s)',
    covers: ({ own, peer }) => [own, peer].every(({ type }) => type === 'ResourceNotFoundException'),
  },
];

/** Why a difference is allowed; null if it is not. */
export const reasonFor = (difference: Difference): string | null =>
  ALLOWED.find(({ covers }) => covers(difference))?.why ?? null;
