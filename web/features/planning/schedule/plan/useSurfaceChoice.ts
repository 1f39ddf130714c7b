import { useEffect, useMemo, useState } from 'react';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import {
  isWorthAll,
  type PlanPrice,
  priceOfPlan,
} from '../../../../../shared/domain/planning/surfaces/planPrice.ts';
import {
  onOneSurface,
  surfacesThatSuffice,
} from '../../../../../shared/domain/planning/surfaces/surfaceChoice.ts';
import { startPlanning } from './startPlanning.ts';

/** Enough to tell choices apart; the plan itself takes longer and is better. */
const PRICE_SEARCH = { seed: 7, moves: 30_000 };

/** A choice of surfaces with its price; null stands for all of them. */
export interface PricedSurface {
  readonly surfaceId: string | null;
  readonly price: PlanPrice;
}

export interface ChoiceOfSurfaces {
  /** All surfaces, then each that would do alone; empty where there is no choice. */
  readonly surfaceIds: readonly (string | null)[];
  /** Null until all are compared. */
  readonly prices: readonly PricedSurface[] | null;
  readonly chosen: string | null;
  readonly choose: (surfaceId: string | null) => void;
}

/** Plans each choice shortly in a worker, to say what it costs. Until the organiser chooses, the best for families is chosen. */
export function useSurfaceChoice(problem: Problem, closed: Problem['fixed']['blocks']): ChoiceOfSurfaces {
  const surfaceIds = useMemo(() => {
    const alone = surfacesThatSuffice(problem, closed);
    return alone.length === 0 ? [] : [null, ...alone];
  }, [problem, closed]);
  const [compared, setCompared] = useState<{ of: Problem; prices: readonly PricedSurface[] } | null>(null);
  const [byHand, setByHand] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (surfaceIds.length === 0) return undefined;
    const searches = surfaceIds.map((surfaceId) => {
      const part = surfaceId === null ? problem : onOneSurface(problem, surfaceId);
      const { plan, cancel } = startPlanning(part, PRICE_SEARCH);
      return { cancel, priced: plan.then((made) => ({ surfaceId, price: priceOfPlan(part, made) })) };
    });
    // Without prices the choice is still there.
    Promise.all(searches.map(({ priced }) => priced)).then(
      (prices) => setCompared({ of: problem, prices }),
      () => undefined,
    );
    return () => {
      for (const { cancel } of searches) cancel();
    };
  }, [problem, surfaceIds]);
  const prices = compared?.of === problem ? compared.prices : null;
  const isOffered = byHand !== undefined && surfaceIds.includes(byHand);
  return { surfaceIds, prices, chosen: isOffered ? byHand : bestOf(prices ?? []), choose: setByHand };
}

function bestOf(prices: readonly PricedSurface[]): string | null {
  const all = prices.find(({ surfaceId }) => surfaceId === null);
  const alone = prices.filter(({ surfaceId }) => surfaceId !== null);
  if (
    !all ||
    isWorthAll(
      all.price,
      alone.map(({ price }) => price),
    )
  )
    return null;
  const [best] = alone.toSorted((one, other) => one.price.secondsPerSkater - other.price.secondsPerSkater);
  return best?.surfaceId ?? null;
}
