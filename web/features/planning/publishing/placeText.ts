import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';

interface Place {
  readonly surfaceId: string;
  readonly date: string;
  /** `HH:MM:SS` at the venue; 24 hours and more are shown as the next day's. */
  readonly start: string;
}

export type NamedSurfaces = readonly { readonly id: string; readonly name: string }[];

/** "Wed 6 Jan, 07:10, Main ice", in venue time. */
export function placeText({ date, start, surfaceId }: Place, surfaces: NamedSurfaces): string {
  const seconds = secondsOfTime(start);
  const day = shiftDay(date, Math.floor(seconds / 86_400));
  const surface = surfaces.find(({ id }) => id === surfaceId)?.name;
  return [formatWeekday(day), formatTime(start), ...(surface === undefined ? [] : [surface])].join(', ');
}
