/** What people here choose first when a password is asked of them; docs/asvs.md names this list. */
const OF_THE_PRODUCT = [
  'administrator',
  'admin',
  'coach',
  'competition',
  'dance',
  'federation',
  'figure',
  'ice',
  'isi',
  'manager',
  'password',
  'rinkside',
  'rink',
  'skater',
  'skating',
  'skate',
  'team',
];

const SHORTEST_OWN_WORD = 3;

/** Whether a password is made of words of the product and of its owner, digits and signs, and of nothing else. */
export function hasExpectedWordsOnly(password: string, owner: { name: string; email: string }): boolean {
  const [mailbox = ''] = owner.email.split('@');
  const own = `${owner.name} ${mailbox}`
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length >= SHORTEST_OWN_WORD);
  const words = [...OF_THE_PRODUCT, ...own].toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase());
  // Digits and signs alone are no word of anybody's.
  return /\p{L}/u.test(password) && !/\p{L}/u.test(rest);
}
