import type { Equivalent, MutantPlace } from './mutant.ts';
import type { Fate } from './runMutants.ts';

/** How many mutants of each place were killed and how many survive; those that show nothing stand apart. */
export function tableOf(
  outcomes: readonly { readonly place: MutantPlace; readonly fate: Fate }[],
  equivalents: readonly Pick<Equivalent, 'place'>[],
): string {
  const places = new Set([...outcomes, ...equivalents].map(({ place }) => place));
  const rowOf = (name: string, isIn: (of: { readonly place: MutantPlace }) => boolean) => {
    const of = outcomes.filter(isIn);
    const count = (fates: readonly Fate[]) => of.filter(({ fate }) => fates.includes(fate)).length;
    const counts = [count(['killed']), count(['survived']), equivalents.filter(isIn).length];
    return [name, ...counts, count(['broken', 'lost'])];
  };
  const rows = [
    ['place', 'killed', 'surviving', 'equivalent', 'not run'],
    ...[...places].map((place) => rowOf(place, (of) => of.place === place)),
    rowOf('all', () => true),
  ];
  return rows.map(([name, ...cells]) => lineOf(String(name), cells.map(String))).join('\n');
}

const lineOf = (name: string, cells: readonly string[]) =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(12)).join('');
