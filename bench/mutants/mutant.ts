/** Where a mistake costs most: each has at least six mutants (`mutants.test.ts`). */
export type MutantPlace =
  | 'approval'
  | 'awards'
  | 'capacity'
  | 'codes'
  | 'eligibility'
  | 'marks'
  | 'money'
  | 'names'
  | 'outbox'
  | 'permissions'
  | 'publishing'
  | 'references';

/** A deliberate mistake in one line of a declaration, and the tests that have to notice it. */
export interface Mutant {
  /** The effect of the mistake, in the words of its field. */
  readonly mistake: string;
  /** The name of the function, method, class or constant; unique among the product's files, or with `file`. */
  readonly within: string;
  /** How the file's path ends, where several files declare the name. */
  readonly file?: string;
  /** A text of the declaration that stands there once. */
  readonly from: string;
  readonly to: string;
  /** The files of tests, by the end of their path; run until one fails. */
  readonly tests: readonly string[];
}

/** A mistake that changes nothing anybody can see, so that no test can notice it. */
export interface Equivalent extends Mutant {
  readonly place: MutantPlace;
  readonly reason: string;
}
