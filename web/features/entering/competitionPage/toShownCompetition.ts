import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { DEFAULT_CURRENCY } from '../../../../shared/domain/core/money/currency.ts';
import {
  registrationState,
  type RegistrationState,
} from '../../../../shared/domain/core/registration/registration.ts';

type Always = 'id' | 'name' | 'accent' | 'image' | 'currency' | 'timeZone';

/** The fields that the page shows; a draft's missing fields are null. */
export type ShownCompetition = Pick<Competition, Always | 'state'> &
  Omit<CompetitionDraft, Always | 'state' | 'version' | 'changedAt'>;

/** A draft is shown as if it were published now. */
export function toShownCompetition(competition: Competition | CompetitionDraft): ShownCompetition {
  if (competition.state !== 'draft') return competition;
  return {
    ...competition,
    state: 'published',
    accent: competition.accent ?? 'glacier',
    image: competition.image ?? 'figure:loop',
    currency: competition.currency ?? DEFAULT_CURRENCY,
    timeZone: competition.timeZone ?? 'UTC',
  };
}

/** The registration status at `now`; null while it has no closing time. */
export function registrationOf(
  { state, openFrom, openUntil }: Pick<ShownCompetition, 'state' | 'openFrom' | 'openUntil'>,
  now: Date,
): RegistrationState | null {
  return openUntil === null ? null : registrationState({ state, openFrom, openUntil }, now);
}
