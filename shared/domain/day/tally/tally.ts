import type { FileFault } from '../../../contract/core/fileFault.ts';
import type { MajorityFlight, TallyFile } from '../../../contract/day/sheets/tallyFiles.ts';
import { tallyIsi, teamPoints } from './isi.ts';
import { placeByMajority } from './majority.ts';
import { tallySixPointZero } from './sixPointZero.ts';

/** Computes the output of `npm run tally`. Those who did not skate come last, with place null. */
export function tally(file: TallyFile): { results: object[]; teams?: object[] } {
  if (file.system === 'isi') {
    const results = tallyIsi(file);
    return { results, teams: teamPoints(file, results) };
  }
  const absent = file.competitors
    .filter(({ state }) => state !== 'skated')
    .map(({ id }) => ({ id, place: null }));
  if (file.system === 'majority') {
    const skated = file.competitors.filter(({ state }) => state === 'skated');
    return { results: [...placeByMajority(skated, file.variant), ...absent] };
  }
  const skated = file.competitors.filter(({ state }) => state === 'skated');
  return { results: [...tallySixPointZero(skated, file.decidedBy), ...absent] };
}

/** Finds a fault that the schema cannot see: names used twice, too few or too many marks, marks of a
 * competitor who did not skate, and ordinals that no judge can have given. */
export function tallyFault(file: TallyFile): FileFault | null {
  const repeated = file.system === 'isi' ? repeatedName(file.columns, 'columns') : null;
  if (repeated) return repeated;
  const ids = new Set<string>();
  const perCompetitor = marksNeeded(file);
  for (const [index, competitor] of file.competitors.entries()) {
    const field = `competitors[${index}]`;
    if (ids.has(competitor.id)) return { field: `${field}.id`, message: `"${competitor.id}" is there twice` };
    ids.add(competitor.id);
    const rink = 'rinkIds' in competitor ? repeatedName(competitor.rinkIds, `${field}.rinkIds`) : null;
    if (rink) return rink;
    const [name, given] =
      'ordinals' in competitor ? ['ordinals', competitor.ordinals] : ['marks', competitor.marks];
    if (competitor.state !== 'skated') {
      const message = `must be empty: the competitor is ${STATES[competitor.state]}`;
      if (given.length > 0) return { field: `${field}.${name}`, message };
      if ('referee' in competitor && competitor.referee !== null) {
        return { field: `${field}.referee`, message: message.replace('empty', 'null') };
      }
      continue;
    }
    if (given.length !== perCompetitor) {
      return { field: `${field}.${name}`, message: `has ${given.length} of ${perCompetitor}` };
    }
    if (file.system === 'isi') {
      const high = (competitor as { marks: readonly number[] }).marks.findIndex((mark) => mark > file.most);
      if (high >= 0) return { field: `${field}.marks[${high}]`, message: `is more than ${file.most}` };
    }
  }
  return file.system === 'majority' ? ordinalFault(file) : null;
}

const STATES = { withdrawn: 'withdrawn', noShow: 'a no-show' } as const;

/**
 * Each judge gives the places of those who skated: 1, 2, 3, ... In 6.0 two may share one, and the next is skipped
 * (1, 1, 3); in the skating system nobody shares.
 */
function ordinalFault({ competitors, variant }: MajorityFlight): FileFault | null {
  const skated = [...competitors.entries()].filter(([, { state }]) => state === 'skated');
  const judges = skated[0]?.[1].ordinals.length ?? 0;
  for (let judge = 0; judge < judges; judge += 1) {
    const given = skated.map(([, { ordinals }]) => ordinals[judge] ?? 0);
    for (const [at, [index]] of skated.entries()) {
      const field = `competitors[${index}].ordinals[${judge}]`;
      const ordinal = given[at] ?? 0;
      if (ordinal > skated.length) return { field, message: `is ${ordinal}, and ${skated.length} skated` };
      if (variant === 'skating' && given.indexOf(ordinal) < at) {
        return { field, message: `is ${ordinal}, which this judge has given before` };
      }
      const better = given.filter((other) => other < ordinal).length;
      if (ordinal !== better + 1) {
        return {
          field,
          message: `is ${ordinal}, and this judge has placed ${better} better: ${better + 1} is next`,
        };
      }
    }
  }
  return null;
}

function repeatedName(names: readonly string[], field: string): FileFault | null {
  const index = names.findIndex((name, at) => names.indexOf(name) < at);
  return index < 0
    ? null
    : { field: `${field}[${index}]`, message: `"${names[index] ?? ''}" is there twice` };
}

/** One for each column, or as many as the first who skated has: one for each judge. */
function marksNeeded(file: TallyFile): number {
  if (file.system === 'isi') return file.columns.length;
  const first = file.competitors.find(({ state }) => state === 'skated');
  if (!first) return 0;
  return Math.max(1, 'ordinals' in first ? first.ordinals.length : first.marks.length);
}
