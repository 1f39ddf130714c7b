import { eventId } from '../../shared/domain/core/eventId.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import type { DanceEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { withoutFindings } from './findings.ts';
import { charge, entryBase, personOf, entered, type DemoTarget } from './entry.ts';
import { freestyleLevel } from './levels.ts';
import { demoPartner } from './partnerStates.ts';
import { demoAnswers } from './questions.ts';
import type { DemoRandom } from './random.ts';
import type { Skater } from './skaters.ts';

type Couple = readonly [Skater, Skater];

/** Couples of one rink, close in age and level; no skater is in two. The named skater comes first. */
export function demoCouples(
  random: DemoRandom,
  skaters: readonly Skater[],
  count: number,
  first?: Skater,
): Couple[] {
  const couples: Couple[] = [];
  const taken = new Set<Skater>();
  const order = random.shuffled(skaters);
  for (const skater of first ? [first, ...order] : order) {
    if (couples.length === count) break;
    if (taken.has(skater)) continue;
    const partner = skaters.find((other) => other !== skater && !taken.has(other) && fits(skater, other));
    if (!partner) continue;
    couples.push([skater, partner]);
    taken.add(skater).add(partner);
  }
  return couples;
}

const birthYear = ({ birthdate }: Skater) => Number(birthdate.slice(0, 4));

function fits(one: Skater, other: Skater): boolean {
  return (
    one.home === other.home &&
    Math.abs(birthYear(one) - birthYear(other)) <= 3 &&
    Math.abs(one.step - other.step) <= 3
  );
}

/** A couple's main event by the weaker skater's level; every second couple enters one more. */
function coupleEvents(random: DemoRandom, [one, other]: Couple): string[] {
  const level = Math.min(freestyleLevel(one), freestyleLevel(other));
  const height = level === 0 ? 'Low' : level < 5 ? 'Medium' : 'High';
  const show = eventId('Couple Spotlight', height);
  const spin = eventId('Jump & Spin', height);
  if (level === 0) return random.percent(40) ? [show, spin] : [random.pick([show, spin])];
  const mixed = one.gender !== other.gender;
  const main = random.weighted([
    [eventId('Couple', `Couple ${level}`), 5],
    [eventId('Ice Dance', `Dance ${level}`), mixed ? 6 : 2],
    [eventId('Pair', `Pair ${level}`), mixed ? 4 : 0],
  ]);
  return random.percent(45) ? [main, random.pick([show, spin])] : [main];
}

export function coupleEntries(
  random: DemoRandom,
  target: DemoTarget,
  couples: readonly Couple[],
): DanceEntry[] {
  return couples.map((couple, index) => {
    const [one, other] = couple;
    const ids = coupleEvents(random, couple);
    const base = entryBase(random, target, one);
    const fee = individualFee(target.form, ids.length, new Date(base.submittedAt));
    return withoutFindings<DanceEntry>({
      ...base,
      kind: 'dance',
      name: `${one.fullName} & ${other.fullName}`,
      ...entered(target.form, 'dance', ids),
      answers: demoAnswers(target.form, 'dance', index),
      skater: personOf(one, target),
      partner: demoPartner(personOf(other, target), target, base.submittedAt, index),
      ...charge(random, target, fee, target.form.firstEventPrice),
    });
  });
}
