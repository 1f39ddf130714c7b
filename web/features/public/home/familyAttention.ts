import type { TFunction } from 'i18next';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { MissingDetail } from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import { paths } from '../../../paths.ts';
import { entryIssues } from '../../entering/myEntries/index.ts';
import type { HomeAttentionRow } from './AttentionList.tsx';

/** One row says that a partner hasn't confirmed, whatever the reason. */
const OF_PARTNER: readonly MissingDetail[] = ['partnerAddress', 'partnerAnswer', 'partnerDeclined'];

/** Each entry for which a family has to do something, or has to know it, with all its points in one line. */
export function familyAttention(t: TFunction<'home'>, entries: readonly Entry[]): HomeAttentionRow[] {
  return entries.flatMap((entry) => {
    const { missing, warnings } = entryIssues(entry);
    const points = [
      ...(entry.events.some(({ state }) => state === 'waiting') ? [t('family.waiting')] : []),
      ...(entry.partner !== null && entry.partner.state !== 'confirmed' ? [t('family.partner')] : []),
      ...missing
        .filter((one): one is Exclude<MissingDetail, `partner${string}`> => !OF_PARTNER.includes(one))
        .map((one) => t(`family.missing.${one}`)),
      ...(warnings > 0 ? [t('family.warnings', { count: warnings })] : []),
    ];
    if (points.length === 0) return [];
    return {
      key: entry.id,
      text: t('family.entry', { name: entry.name, competition: entry.competition.name }),
      detail: points.join(' · '),
      to: paths.entry(entry.id),
      action: t('family.see'),
    };
  });
}
