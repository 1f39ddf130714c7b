import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';

type Own = Pick<MyAppointment, 'name' | 'role' | 'date' | 'surfaceId' | 'start'>;

/** A family's other skaters whose medals are given at the same minute: one parent can't be at two podiums. */
export function awardsWith<One extends Own>(
  own: One,
  all: readonly One[],
  awardsOf: (one: One) => string | null,
): string[] {
  const time = awardsOf(own);
  if (time === null || own.role !== 'family') return [];
  const same = all.filter(
    (one) =>
      one.role === 'family' && one.name !== own.name && one.date === own.date && awardsOf(one) === time,
  );
  return [...new Set(same.map(({ name }) => name))];
}
