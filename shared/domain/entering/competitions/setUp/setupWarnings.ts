import { minorUnitDigits } from '../../../core/money/currency.ts';
import { dayIn } from '../../../core/dates/timeZone.ts';
import { isEmpty } from '../../../core/isEmpty.ts';
import {
  zoneOf,
  type SetupWarning,
  type SetupWarningCode,
  type CompetitionSetup,
  type SetUpFacts,
  type SetUpStep,
} from './setupFacts.ts';
import { hasUnpricedTeams, iceSecondsNeeded, lowPriceField } from './formSetup.ts';
import { daysBetween } from '../../../core/dates/days.ts';

/** Schedules are published three weeks ahead, and corrections accepted until eleven days ahead. */
const SHORT_NOTICE_DAYS = 14;

/** Finds what to check before publishing, though none of it prevents it. */
export function setupWarnings(facts: SetUpFacts): SetupWarning[] {
  return [...absentFields(facts.competition), ...shortNotice(facts), ...formWarnings(facts)];
}

const warning = (field: string, code: SetupWarningCode, step: SetUpStep): SetupWarning => ({
  field,
  code,
  step,
  severity: 'warn',
});

function absentFields(competition: CompetitionSetup): SetupWarning[] {
  const { openFrom, refundPolicy, refunds, paymentInstructions } = competition;
  const { description, contactEmail, contactPhone, packet } = competition;
  const known: readonly [field: string, step: SetUpStep, value: string | null][] = [
    ['openFrom', 'entries', openFrom],
    ['contactEmail', 'entries', contactEmail ?? contactPhone],
    ['paymentInstructions', 'page', paymentInstructions],
    ['refundPolicy', 'page', refunds?.length ? 'by its steps' : refundPolicy],
    ['description', 'what', description],
    ['packet', 'page', packet],
  ];
  return known.flatMap(([field, step, value]) => (isEmpty(value) ? [warning(field, 'NotGiven', step)] : []));
}

function shortNotice(facts: SetUpFacts): SetupWarning[] {
  const { startDate, openUntil } = facts.competition;
  if (startDate === null || openUntil === null) return [];
  const days = daysBetween(dayIn(new Date(openUntil), zoneOf(facts)), startDate);
  return days >= 0 && days < SHORT_NOTICE_DAYS ? [warning('openUntil', 'ShortNotice', 'entries')] : [];
}

function formWarnings({ competition, form }: SetUpFacts): SetupWarning[] {
  if (!form) return [];
  const { iceMinutes, currency } = competition;
  const low = lowPriceField(form, currency === null ? 2 : minorUnitDigits(currency));
  return [
    ...(iceMinutes !== null && iceSecondsNeeded(form) > iceMinutes * 60
      ? [warning('iceMinutes', 'IceShort', 'entries')]
      : []),
    ...(low === null ? [] : [warning(low, 'PriceLow', 'form')]),
    ...(hasUnpricedTeams(form) ? [warning('teamPrice', 'NotGiven', 'form')] : []),
  ];
}
