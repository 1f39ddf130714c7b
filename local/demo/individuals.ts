import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import { eventId } from '../../shared/domain/core/eventId.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import { stepsOfNewEntry, ALL_STEPS } from '../../shared/domain/entering/fees/priceSteps.ts';
import type { IndividualEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { withoutFindings } from './findings.ts';
import { charge, entryBase, personOf, entered, type DemoTarget } from './entry.ts';
import { freestyleLevel, isTot, ladderLevel, openLevel } from './levels.ts';
import { demoAnswers } from './questions.ts';
import type { DemoRandom } from './random.ts';
import type { Skater } from './skaters.ts';

type Choice = readonly [eventId: string, weight: number];

const SPOTLIGHTS: readonly (readonly [string, number])[] = [
  ['Spotlight, character', 9],
  ['Spotlight, dramatic', 5],
  ['Spotlight, light entertainment', 7],
];

const spotlights = (level: string): Choice[] =>
  SPOTLIGHTS.map(([format, weight]) => [eventId(format, level), weight]);

/** The main event of a skater of this level, and the other events open to them. */
function programme(skater: Skater): { main: string; others: Choice[] } {
  const level = ladderLevel(skater);
  const freestyle = freestyleLevel(skater);
  if (freestyle === 0) {
    const compulsories: Choice[] = isTot(skater) ? [] : [[eventId('Solo Compulsories', level), 16]];
    const others: Choice[] = [...compulsories, [eventId('Stroking', level), 12], ...spotlights(level)];
    return { main: eventId('Solo (Tot to Delta)', level), others };
  }
  const own = skater.open ? openLevel(skater) : level;
  const others: Choice[] = [
    [eventId('Footwork', own), 15],
    [eventId('Interpretive', own), 11],
    ...spotlights(level),
    [eventId('Figures', `Figure ${Math.ceil(freestyle / 2)}`), 3],
    [eventId('Solo Dance', `Dance ${Math.ceil(freestyle / 2)}`), 5],
    [eventId('Rhythmic', ['Ball', 'Hoop', 'Ribbon'][freestyle % 3] ?? 'Ball'), 3],
  ];
  if (skater.open) return { main: eventId('Open Freestyle', own), others };
  others.push([eventId('Solo Compulsories', level), 16], [eventId('Artistic', level), 17]);
  return { main: eventId('Freestyle', level), others };
}

/** Places left in the events that have a limit. */
export function placesLeft(form: Form): Map<string, number> {
  const limits = form.formats.flatMap(({ events }) => events.map(({ id, capacity }) => [id, capacity]));
  return new Map(limits.filter((limit): limit is [string, number] => limit[1] !== null));
}

/** So many events that suit the skater and have places; `left` is reduced by them. */
function chosenEvents(
  random: DemoRandom,
  skater: Skater,
  count: number,
  left: Map<string, number>,
): string[] {
  const { main, others } = programme(skater);
  const chosen = [main];
  while (chosen.length < count) {
    const open = others.filter(([id]) => !chosen.includes(id) && left.get(id) !== 0);
    chosen.push(random.weighted(open));
  }
  for (const id of chosen) {
    const places = left.get(id);
    if (places !== undefined) left.set(id, places - 1);
  }
  return chosen;
}

/** One entry per skater, with the number of events from `counts`. */
export function individualEntries(
  random: DemoRandom,
  target: DemoTarget,
  skaters: readonly Skater[],
  counts: readonly number[],
): IndividualEntry[] {
  const left = placesLeft(target.form);
  return skaters.map((skater, index) => {
    const ids = chosenEvents(random, skater, counts[index] ?? 1, left);
    const base = entryBase(random, target, skater);
    const fee = individualFee(target.form, ids.length, new Date(base.submittedAt));
    return withoutFindings<IndividualEntry>({
      ...base,
      pricing: { ...base.pricing, steps: stepsOfNewEntry(ids.length, ALL_STEPS) },
      kind: 'individual',
      name: skater.fullName,
      ...entered(target.form, 'individual', ids),
      answers: demoAnswers(target.form, 'individual', index),
      skater: personOf(skater, target),
      ...charge(random, target, fee, target.form.firstEventPrice),
    });
  });
}

/** The number of events per skater, two to five, so that they add up to the total. */
export function eventCounts(random: DemoRandom, skaters: number, total: number): number[] {
  const counts = Array.from({ length: skaters }, () =>
    random.weighted([
      [2, 8],
      [3, 42],
      [4, 40],
      [5, 10],
    ]),
  );
  let missing = total - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.whole(0, skaters - 1);
    const step = Math.sign(missing);
    const changed = (counts[index] ?? 0) + step;
    if (changed < 2 || changed > 5) continue;
    counts[index] = changed;
    missing -= step;
  }
  return counts;
}
