import data from '../../../data/ice-rules.json' with { type: 'json' };
import type { IceRules } from '../../../contract/entering/ice.ts';

type RuleName = keyof IceRules;

const { rules } = data;

/** The rules of a competition whose organiser has changed none: shared/data/ice-rules.json. */
export const USUAL_RULES: IceRules = {
  resurfacingMinutes: rules.resurfacingMinutes.value,
  iceMinutesBetweenResurfacings: rules.iceMinutesBetweenResurfacings.value,
  lunch: rules.lunch.value,
  restMinutes: rules.restMinutes.value,
  judges: rules.judges.value,
  judgeMoveMinutes: rules.judgeMoveMinutes.value,
  ageSpanDays: rules.ageSpanDays.value,
  mixedSpanDays: rules.mixedSpanDays.value,
  adultSpanDays: rules.adultSpanDays.value,
  sizeCost: rules.sizeCost.value,
};

/** Whether a prefilled value comes from a public source; the others are ours. */
export const hasPublicSource = (rule: RuleName): boolean => rules[rule].source === 'S';

/** A resurfacing that large competitions get by with. */
export const SHORT_RESURFACING_MINUTES = data.shortResurfacingMinutes.value;

export const USUAL_HOURS = data.openingHours;
