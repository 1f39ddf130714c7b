import { Link } from 'react-router-dom';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import {
  type EntryDetail,
  missingOfEntry,
} from '../../../../../shared/domain/entering/reminders/missingDetails.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ENTRY_PAGES, partnerPath } from '../../entries/index.ts';
import styles from './OpenPoints.module.css';

const OF_PARTNER: readonly EntryDetail[] = ['partnerAddress', 'partnerAnswer', 'partnerDeclined'];

/** The entry's outstanding items, each with the page where the family completes it. */
export function OpenPoints({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const now = currentTime();
  // A family has no open points once the competition is over.
  // Waivers and names have a card of their own.
  const points = missingOfEntry(entry).filter((point) => point !== 'waiver' && point !== 'givenName');
  const missing = hasEnded(entry.competition, now) ? [] : points;
  if (missing.length === 0) return null;
  const scope = changeScope(entry, 'family', now);
  const pageOf = (point: EntryDetail) => {
    if (OF_PARTNER.includes(point)) return scope === 'everything' ? partnerPath(entry) : null;
    return scope === 'nothing' ? null : ENTRY_PAGES[entry.kind](undefined, entry.id);
  };
  return (
    <DashboardCard title={t('missing.title')}>
      <Stack role="list" as="ul" minContent>
        {missing.map((point) => {
          const page = pageOf(point);
          return (
            <li key={point} className={styles.point}>
              <span>{t(`missing.${point}`, { partner: entry.partner?.fullName ?? '' })}</span>
              {page === null ? null : <Link to={page}>{t(`missing.action.${point}`)}</Link>}
            </li>
          );
        })}
      </Stack>
    </DashboardCard>
  );
}
