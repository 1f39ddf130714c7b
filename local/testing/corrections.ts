import type { BodyOf, DataOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';

interface TwoPeople {
  readonly proposer: Caller;
  readonly confirmer: Caller;
}

/** Corrects a result as two people do: one proposes, the other confirms. */
export async function correctAsTwo(
  { proposer, confirmer }: TwoPeople,
  params: Readonly<Record<'competitionId' | 'flightId', string>>,
  body: BodyOf<'correctResult'>,
): Promise<DataOf<'confirmCorrection'>> {
  const { proposal } = await proposer.data('correctResult', { params, body });
  return confirmer.data('confirmCorrection', { params, body: { proposal } });
}
