import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import type { Translator } from '../../../i18n/Translator.ts';

/** What a way is called: by what it does, which may be less than what it was allowed to do. */
export function wayText(
  t: Translator<'late'>,
  { catchUp, price }: Pick<LateProposal, 'catchUp' | 'price'>,
  flight: string,
): string {
  const { moved, movedPauses, pauseMinutes, shortResurfacings } = price;
  if (catchUp === 'later' || catchUp === 'swap') return t(`ways.${catchUp}`, { flight });
  const [withMoves, without] =
    movedPauses.length > 0
      ? shortResurfacings > 0
        ? (['all', 'breaksAndResurfacings'] as const)
        : (['pauses', 'breaks'] as const)
      : shortResurfacings > 0
        ? (['both', 'shortResurfacings'] as const)
        : (['otherIce', 'order'] as const);
  const way = t(`ways.${moved.length > 0 ? withMoves : without}`);
  // Two that do the same otherwise are told apart by it.
  return pauseMinutes > 0 && movedPauses.length === 0 ? t('ways.shorterBreaks', { way }) : way;
}
