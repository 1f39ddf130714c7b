import type { Block } from '../../contract/core/planningFiles.ts';

type Kind = Pick<Block, 'kind'>;

/** Whether the ice is fresh after a block. */
export const isFreshAfter = ({ kind }: Kind): boolean => kind === 'resurfacing' || kind === 'lunch';

/** Whether nobody skates, though the ice is not resurfaced. */
export const isPause = ({ kind }: Kind): boolean => kind === 'break' || kind === 'ceremony';

/** The seconds by which a block wears the ice, by the rule of resurfacing. */
export const secondsOnIce = (block: Pick<Block, 'kind' | 'seconds'>): number =>
  isFreshAfter(block) || isPause(block) ? 0 : block.seconds;
