/** A use of a membership number; equal `who` means the same person. */
interface Use {
  readonly number: string;
  readonly who: string;
}

/** Membership numbers used by different people, each with all its uses. */
export function sharedNumbers<One extends Use>(uses: readonly One[]): Map<string, One[]> {
  const byNumber = Map.groupBy(uses, ({ number }) => number);
  return new Map([...byNumber].filter(([, some]) => new Set(some.map(({ who }) => who)).size > 1));
}
