/** Somebody as far as the server knows: the accounts and codes of the browser that called, and the name. */
export interface Person {
  readonly ids: readonly string[];
  readonly name: string;
}

/**
 * Whether two may be one person: by an account or a code of both, or by the name. Two people of one name write theirs
 * in full.
 */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.ids.some((id) => other.ids.includes(id)) || wordsOf(one.name) === wordsOf(other.name);

/** A name without case, spacing and the order of its words. */
const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/[\s,]+/)
    .sort()
    .join(' ');
