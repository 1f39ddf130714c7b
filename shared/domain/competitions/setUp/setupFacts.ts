import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { EntryKind } from '../../../contract/competitions/forms.ts';
import type { RefundStep } from '../../payments/refundDue.ts';

/** The steps in which a competition is set up, in their order. */
export const SET_UP_STEPS = ['what', 'where', 'entries', 'form', 'rules', 'page'] as const;

export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** What is known of a competition that is set up; null where nobody has said it yet. */
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
  readonly formId: string | null;
  readonly image: string | null;
  readonly imageText: string | null;
  readonly description: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly packet: string | null;
}

/** As much of the form as is looked at; prices in minor units. */
export interface SetUpForm {
  readonly formats: readonly {
    readonly entry: EntryKind;
    readonly iceMinutes?: number | null;
    readonly events: readonly {
      readonly level: string;
      readonly seconds: number;
      readonly capacity: number | null;
    }[];
  }[];
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly teamPrice: { readonly amount: number } | null;
}

export interface SetUpFacts {
  readonly competition: CompetitionSetup;
  /** What `formId` names, null where there is no such form. */
  readonly form: SetUpForm | null;
  /** What `ring` names; one that is not active is chosen for nothing new. */
  readonly rink: { readonly id: string; readonly active?: boolean; readonly timeZone?: string } | null;
}

/** What is worth saying, but keeps nobody from publishing. */
export const SETUP_WARNINGS = ['NotGiven', 'ShortNotice', 'IceShort', 'PriceLow'] as const;

export type SetupWarningCode = (typeof SETUP_WARNINGS)[number];

interface SetupFinding {
  /** As on the wire; inside the form `formats.0.events.2.level`. */
  readonly field: string;
  /** Where it is mended. */
  readonly step: SetUpStep;
}

/** Must be mended before a competition is published. */
export interface SetupRefusal extends SetupFinding {
  readonly severity: 'refuse';
  readonly code: FieldCode;
}

export interface SetupWarning extends SetupFinding {
  readonly severity: 'warn';
  readonly code: SetupWarningCode;
}

/** Found in the check before publishing. */
export type PublishingProblem = SetupRefusal | SetupWarning;

/** The zone in which the dates are meant: the competition's own, else its rink's. */
export function zoneOf({ competition, rink }: SetUpFacts): string {
  return competition.timeZone ?? rink?.timeZone ?? 'UTC';
}
