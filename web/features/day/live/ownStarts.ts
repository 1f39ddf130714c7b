import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { flightsBefore, type SkaterStart } from './skaterStarts.ts';
import type { OwnAppointment } from './useOwnAppointments.ts';

type OwnPlace = Pick<OwnAppointment, 'name' | 'role' | 'date' | 'surfaceId' | 'start' | 'missed'>;

/** The starts of a family's own skaters on the running day, by the names of their entries. */
export function ownStarts(
  { date: today, surfaces }: Pick<Live, 'date' | 'surfaces'>,
  appointments: readonly OwnPlace[],
): SkaterStart[] {
  return appointments.flatMap(({ name, role, date, surfaceId, start, missed }) => {
    const surface = surfaces.find(({ id }) => id === surfaceId);
    if (!surface || role !== 'family' || date !== today) return [];
    const index = surface.blocks.findIndex((block) => block.flight && block.start === start.slice(0, -3));
    const block = surface.blocks[index];
    if (!block) return [];
    // Without a rink there is no star: nobody has to follow one's own child.
    const skater = { name, rink: null };
    return [{ skater, surface: surface.name, block, flightsBefore: flightsBefore(surface, index), missed }];
  });
}
