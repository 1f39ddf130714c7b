import { feeOf, sumOf, type Fee, type PriceLine } from './fee.ts';
import { lateFeeLines, type LateFeeRule } from './lateFee.ts';

interface TeamPrices {
  /** Minor units per team or per skater; null if teams pay no price of their own. */
  readonly teamPrice: { readonly per: 'team' | 'skater'; readonly amount: number } | null;
  readonly lateFees: readonly LateFeeRule[];
}

/** Prices a team of this many skaters at `now`, including the late fee in force. */
export function teamFee({ teamPrice, lateFees }: TeamPrices, skaters: number, now: Date): Fee {
  const lines = teamPrice && skaters > 0 ? [teamLine(teamPrice, skaters)] : [];
  return feeOf([...lines, ...lateFeeLines(lateFees, { count: lines.length, sum: sumOf(lines) }, now)]);
}

function teamLine({ per, amount }: NonNullable<TeamPrices['teamPrice']>, skaters: number): PriceLine {
  const count = per === 'team' ? 1 : skaters;
  return { order: per === 'team' ? 'team' : 'teamSkater', count, price: amount, amount: amount * count };
}
