import type { CompetitionIce, Ice, IceRules, IceSurface } from '../../../../shared/contract/entering/ice.ts';
import { USUAL_HOURS } from '../../../../shared/domain/planning/ice/iceRules.ts';

/** The settings as the organiser types them. A number is NaN while its field is empty or no number. */
export type IceDraft = Ice;

type Hours = IceSurface['days'][number];

/** The stored ice; before it is first saved one surface of the rink, open every day. */
export function iceDraftOf({ version, surfaces, rules, days }: CompetitionIce, name: string): IceDraft {
  return { rules, surfaces: version === 0 ? [newSurface(name, days)] : surfaces };
}

export function newSurface(name: string, days: readonly string[]): IceSurface {
  return { id: crypto.randomUUID().slice(0, 8), name, days: days.map((date) => ({ date, ...USUAL_HOURS })) };
}

export function withSurface(draft: IceDraft, id: string, change: Partial<IceSurface>): IceDraft {
  return {
    ...draft,
    surfaces: draft.surfaces.map((surface) => (surface.id === id ? { ...surface, ...change } : surface)),
  };
}

export const withoutSurface = (draft: IceDraft, id: string): IceDraft => ({
  ...draft,
  surfaces: draft.surfaces.filter((surface) => surface.id !== id),
});

export const withRules = (draft: IceDraft, change: Partial<IceRules>): IceDraft => ({
  ...draft,
  rules: { ...draft.rules, ...change },
});

/** Opens a surface on a day, with the hours of the day before, or closes it. */
export function toggleDay({ days }: IceSurface, date: string): Hours[] {
  if (days.some((hours) => hours.date === date)) return days.filter((hours) => hours.date !== date);
  const before = days.findLast((hours) => hours.date < date) ?? days[0];
  const { opens, closes } = before ?? USUAL_HOURS;
  return [...days, { date, opens, closes }].sort((one, other) => (one.date < other.date ? -1 : 1));
}

export const withHours = ({ days }: IceSurface, date: string, change: Partial<Hours>): Hours[] =>
  days.map((hours) => (hours.date === date ? { ...hours, ...change } : hours));

/** The hours of a surface's first open day, on all days. */
export function sameHours({ days: [first] }: IceSurface, all: readonly string[]): Hours[] {
  return all.map((date) => ({ ...(first ?? USUAL_HOURS), date }));
}

type ClosedSpan = NonNullable<Hours['closed']>[number];

/** A day with further closed hours, from 12:00 to 14:00 until others are typed. */
export const withClosedHours = ({ closed = [] }: Hours): Partial<Hours> => ({
  closed: [...closed, { begins: '12:00', ends: '14:00' }],
});

/** @param change null takes them away */
export const changeClosedHours = (
  { closed = [] }: Hours,
  at: number,
  change: Partial<ClosedSpan> | null,
): Partial<Hours> => ({
  closed: closed.flatMap((one, index) => (index !== at ? [one] : change ? [{ ...one, ...change }] : [])),
});

/** The draft as far as it can be computed with: days with valid hours, and the stored value of an invalid rule. */
export function computable(draft: IceDraft, stored: CompetitionIce): Ice {
  const isTime = (time: string) => /^\d\d:\d\d$/.test(time);
  const { resurfacingMinutes, iceMinutesBetweenResurfacings, lunch } = draft.rules;
  const isLunch = lunch === null || (lunch.minutes >= 0 && isTime(lunch.from) && isTime(lunch.until));
  return {
    rules: {
      ...draft.rules,
      resurfacingMinutes: resurfacingMinutes >= 0 ? resurfacingMinutes : stored.rules.resurfacingMinutes,
      iceMinutesBetweenResurfacings:
        iceMinutesBetweenResurfacings >= 1
          ? iceMinutesBetweenResurfacings
          : stored.rules.iceMinutesBetweenResurfacings,
      lunch: isLunch ? lunch : stored.rules.lunch,
    },
    surfaces: draft.surfaces.map((surface) => ({
      ...surface,
      days: surface.days
        .filter(
          ({ date, opens, closes }) =>
            stored.days.includes(date) && isTime(opens) && isTime(closes) && opens < closes,
        )
        .map(({ closed = [], ...hours }) => ({
          ...hours,
          closed: closed.filter(
            ({ begins, ends }) =>
              isTime(begins) &&
              isTime(ends) &&
              begins < ends &&
              hours.opens <= begins &&
              ends <= hours.closes,
          ),
        })),
    })),
  };
}
