/** A use of a membership number: the same `who` is the same person. */
interface Use {
  readonly number: string;
  readonly who: string;
}

/** The numbers under which different people skate, each with all of its uses. */
export function sharedNumbers<One extends Use>(uses: readonly One[]): Map<string, One[]> {
  const byNumber = Map.groupBy(uses, ({ number }) => number);
  return new Map([...byNumber].filter(([, some]) => new Set(some.map(({ who }) => who)).size > 1));
}
