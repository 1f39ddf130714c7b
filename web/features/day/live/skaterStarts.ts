import type { Live, LiveBlock, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { PublicSkater } from '../follow/index.ts';
import type { Missed } from './useOwnAppointments.ts';

export interface SkaterStart {
  readonly skater: PublicSkater;
  readonly surface: string;
  readonly block: LiveBlock;
  /** Flights before theirs on that surface; 0 while they are on the ice. */
  readonly flightsBefore: number;
  /** Null for who skates. */
  readonly missed: Missed | 'cancelled' | null;
}

/** The starts of some skaters, in the order of the day. */
export function startsOf({ surfaces }: Live, isWanted: (skater: PublicSkater) => boolean): SkaterStart[] {
  return surfaces
    .flatMap((surface) =>
      surface.blocks.flatMap((block, index) =>
        (block.flight?.skaters ?? []).filter(isWanted).map((skater) => ({
          skater,
          surface: surface.name,
          block,
          flightsBefore: flightsBefore(surface, index),
          missed: skater.missed ?? null,
        })),
      ),
    )
    .sort((one, other) => timeOf(one.block) - timeOf(other.block));
}

/** Own starts among followed ones, by time, who has skated or was scratched last; a child who is followed, too, stands there once. */
export function withOwnStarts(own: readonly SkaterStart[], followed: readonly SkaterStart[]): SkaterStart[] {
  const others = [...followed];
  for (const { block, skater } of own) {
    const same = others.findIndex(
      (one) => one.block === block && firstName(one.skater) === firstName(skater),
    );
    if (same >= 0) others.splice(same, 1);
  }
  return [...own, ...others].sort(
    (one, other) => Number(isOver(one)) - Number(isOver(other)) || timeOf(one.block) - timeOf(other.block),
  );
}

const isOver = ({ block: { state }, missed }: SkaterStart) =>
  missed !== null || state === 'done' || state === 'skipped';

const firstName = ({ name }: PublicSkater) => plain(name).split(' ')[0];

/**
 * Whether a word of a published name begins with what somebody types, in any spelling of capitals and accents. Who types
 * more than is published, such as both given names where one is, finds it too.
 * @param typed names, separated by commas; without one nobody is meant
 */
export function isNameTyped(typed: string): (skater: Pick<PublicSkater, 'name'>) => boolean {
  const words = typed.split(',').map(plain).filter(Boolean);
  return ({ name }) => {
    const shown = ` ${plain(name)}`;
    return words.some((word) => shown.includes(` ${word}`) || ` ${word} `.includes(`${shown} `));
  };
}

const timeOf = ({ expected, start }: LiveBlock) => secondsOfTime(expected ?? start);

export const flightsBefore = ({ blocks }: LiveSurface, index: number) =>
  blocks.slice(0, index).filter(({ state, flight }) => flight && (state === 'now' || state === 'toCome'))
    .length;

/** Without accents and capitals, as people type names. */
const plain = (text: string) =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
