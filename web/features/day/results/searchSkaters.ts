import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';

/** Skaters with a posted place whose published name and rink are looked for; nobody while nothing is. */
export function searchSkaters(
  skaters: ResultList['skaters'],
  { name, rink }: { readonly name: string; readonly rink: string },
): ResultList['skaters'] {
  const search = plain(name);
  if (search === '' && rink === '') return [];
  return skaters.filter((one) => (rink === '' || one.rink === rink) && plain(one.name).includes(search));
}

/** Without accents and capitals, as people type names. */
const plain = (text: string) =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

export const rinksOf = (skaters: ResultList['skaters']): string[] =>
  [...new Set(skaters.flatMap(({ rink }) => rink ?? []))].sort((one, other) => one.localeCompare(other));
