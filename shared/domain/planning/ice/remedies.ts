import type { Ice } from '../../../contract/entering/ice.ts';
import { iceCapacity, tracksOf } from '../../entering/onIce/bound.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { SHORT_RESURFACING_MINUTES } from './iceRules.ts';
import type { CountedFormat, NeededIce } from './neededIce.ts';

/** A setting that an organiser can change, with the seconds that it gains. */
export type IceRemedy = { readonly seconds: number } & (
  | { readonly change: 'resurfacing'; readonly minutes: number }
  | { readonly change: 'twoAtOnce'; readonly formatId: string; readonly format: string }
  | { readonly change: 'evening' }
  | { readonly change: 'surface' }
);

export interface RemedyFormat extends CountedFormat {
  readonly id: string;
  readonly format: string;
  readonly music: string;
}

const HOUR = 3_600;
const MIDNIGHT = '24:00';

/**
 * Lists remedies by what each gains on its own, most first; those without gain are left out.
 * @param needed counts the ice of formats: of the places taken, or of all of them
 */
export function remedies(
  ice: Ice,
  formats: readonly RemedyFormat[],
  needed: (formats: readonly RemedyFormat[]) => NeededIce,
): IceRemedy[] {
  const gains: (IceRemedy | null)[] = [
    shorterResurfacing(ice),
    twoAtOnce(formats, needed),
    { change: 'evening', seconds: capacityOf(anHourLonger(ice)) - capacityOf(ice) },
    {
      change: 'surface',
      seconds: Math.max(0, ...ice.surfaces.map((one) => capacityOf({ ...ice, surfaces: [one] }))),
    },
  ];
  return gains
    .filter((remedy) => remedy !== null)
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds);
}

const capacityOf = (ice: Ice) =>
  tracksOf(ice).reduce((total, track) => total + iceCapacity(track, ice.rules), 0);

function shorterResurfacing(ice: Ice): IceRemedy {
  const minutes = SHORT_RESURFACING_MINUTES;
  const resurfacingMinutes = Math.min(minutes, ice.rules.resurfacingMinutes);
  const shorter = { ...ice, rules: { ...ice.rules, resurfacingMinutes } };
  return { change: 'resurfacing', minutes, seconds: capacityOf(shorter) - capacityOf(ice) };
}

/** The format that gains most by two skaters at once, of those whose skaters bring no music of their own. */
function twoAtOnce(
  formats: readonly RemedyFormat[],
  needed: (formats: readonly RemedyFormat[]) => NeededIce,
): IceRemedy | null {
  const now = needed(formats).total;
  const gains = formats
    .filter(({ music }) => music !== 'own')
    .map((format): IceRemedy => {
      const halved = {
        ...format,
        events: format.events.map((event) => ({ ...event, atOnce: event.atOnce === 1 ? 2 : event.atOnce })),
      } as const;
      const after = needed(formats.map((one) => (one.id === format.id ? halved : one))).total;
      return { change: 'twoAtOnce', formatId: format.id, format: format.format, seconds: now - after };
    });
  return gains.reduce<IceRemedy | null>(
    (best, one) => (best === null || one.seconds > best.seconds ? one : best),
    null,
  );
}

function anHourLonger(ice: Ice): Ice {
  return {
    ...ice,
    surfaces: ice.surfaces.map((surface) => ({
      ...surface,
      days: surface.days.map((hours) => ({ ...hours, closes: hourLater(hours.closes) })),
    })),
  };
}

/** @returns `HH:MM`, 24:00 at the latest */
function hourLater(time: string): string {
  const seconds = secondsOfTime(time) + HOUR;
  if (seconds >= secondsOfTime(MIDNIGHT)) return MIDNIGHT;
  return `${String(Math.floor(seconds / HOUR)).padStart(2, '0')}:${time.slice(3, 5)}`;
}
