/** A reason for which the comparison cannot run, in a sentence for its user. */
export class CommandError extends Error {}
