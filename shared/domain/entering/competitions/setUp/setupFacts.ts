import type { BankQr } from '../../../../contract/core/bankQr.ts';
import type { FieldCode } from '../../../../contract/core/fieldMessages.ts';
import type { EventOnIce, FormatOnIce } from '../../onIce/iceTimes.ts';
import type { RefundStep } from '../../balance/refundDue.ts';

/** The steps of competition setup, in order. */
export const SET_UP_STEPS = ['what', 'where', 'entries', 'form', 'rules', 'page'] as const;

export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** The fields of a competition during setup; null until given. */
export interface CompetitionSetup {
  readonly name: string | null;
  readonly theme: string | null;
  /** `YYYY-MM-DD` */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly date: string | null;
  readonly ring: string | null;
  readonly timeZone: string | null;
  /** UTC instants. */
  readonly openFrom: string | null;
  readonly openUntil: string | null;
  readonly currency: string | null;
  readonly iceMinutes: number | null;
  readonly refundPolicy: string | null;
  readonly refunds: readonly RefundStep[] | null;
  /** A UTC instant. */
  readonly correctionsUntil: string | null;
  readonly paymentInstructions: string | null;
  readonly bankQr: BankQr | null;
  readonly formId: string | null;
  readonly image: string | null;
  readonly imageText: string | null;
  readonly description: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly packet: string | null;
}

/** The parts of the form that setup checks; prices in minor units. */
export interface SetUpForm {
  readonly formats: readonly (FormatOnIce & {
    readonly iceMinutes?: number | null;
    readonly price?: number | null;
    readonly events: readonly (EventOnIce & {
      readonly level: string;
      readonly capacity: number | null;
      readonly price?: number | null;
    })[];
  })[];
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly teamPrice: { readonly amount: number } | null;
  readonly familyCap?: number | null;
}

export interface SetUpFacts {
  readonly competition: CompetitionSetup;
  /** The form of `formId`; null if it does not exist. */
  readonly form: SetUpForm | null;
  /** The rink of `ring`; an inactive one cannot be chosen for a new competition. */
  readonly rink: { readonly id: string; readonly active?: boolean; readonly timeZone?: string } | null;
}

/** Warnings, which do not prevent publishing. */
export const SETUP_WARNINGS = ['NotGiven', 'ShortNotice', 'IceShort', 'PriceLow'] as const;

export type SetupWarningCode = (typeof SETUP_WARNINGS)[number];

interface SetupFinding {
  /** The field's name on the wire; inside the form `formats.0.events.2.level`. */
  readonly field: string;
  /** The step in which to fix it. */
  readonly step: SetUpStep;
}

/** Must be fixed before publishing. */
export interface SetupRefusal extends SetupFinding {
  readonly severity: 'refuse';
  readonly code: FieldCode;
}

export interface SetupWarning extends SetupFinding {
  readonly severity: 'warn';
  readonly code: SetupWarningCode;
}

export type PublishingProblem = SetupRefusal | SetupWarning;

/** The time zone of the dates: the competition's own, else its rink's. */
export function zoneOf({ competition, rink }: SetUpFacts): string {
  return competition.timeZone ?? rink?.timeZone ?? 'UTC';
}
