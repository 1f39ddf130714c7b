/**
 * The prices of a skater's first and second event in a competition. A skater who used them in one entry
 * does not pay them again in another; every further event costs the additional price.
 */
export interface LadderSteps {
  readonly first: boolean;
  readonly second: boolean;
}
