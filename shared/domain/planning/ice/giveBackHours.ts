import type { IceSurface } from '../../../contract/entering/ice.ts';

interface ClosedHours {
  readonly surfaceId: string;
  readonly date: string;
  /** `HH:MM` at the venue. */
  readonly from: string;
  readonly until: string;
}

/**
 * The ice with hours given back in which a surface was closed: its flights skate as early as they can.
 * @returns null where these are no hours between opening and closing
 */
export function giveBackHours(surfaces: readonly IceSurface[], lost: ClosedHours): IceSurface[] | null {
  let isFound = false;
  const after = surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => {
      const isMeant = surface.id === lost.surfaceId && day.date === lost.date;
      const left = (day.closed ?? []).filter(
        ({ begins, ends }) => !isMeant || begins !== lost.from || ends !== lost.until,
      );
      if (left.length === (day.closed ?? []).length) return day;
      isFound = true;
      const { closed: _closed, ...open } = day;
      return left.length > 0 ? { ...open, closed: left } : open;
    }),
  }));
  return isFound ? after : null;
}
