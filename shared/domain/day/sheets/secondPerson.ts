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
  one.ids.some((id) => other.ids.includes(id)) || isSameName(one.name, other.name);

/**
 * Whether somebody wrote a mark. A code goes from hand to hand, on the same tablet too: its holder is known by the name
 * as well, an account by itself.
 */
export const isOwnMark = (
  writer: Person,
  { account, ...reader }: Person & { readonly account: string | null },
): boolean =>
  (account !== null && writer.ids.includes(account)) ||
  (writer.ids.some((id) => reader.ids.includes(id)) && isSameName(writer.name, reader.name));

/** Names are typed in a hurry, the family name first or last. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

/** A name without case, spacing and the order of its words. */
const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/[\s,]+/)
    .sort()
    .join(' ');
