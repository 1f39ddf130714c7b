import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { correctionsEnd } from '../../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { usePresent } from '../../../../ui/now.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { correctionsEndText, RefundPolicy } from '../../entries/index.ts';
import { EntryActions } from '../EntryActions.tsx';

/** Change and withdraw with their deadline, or why the entry can no longer change and whom to ask. */
export function ChangeSection({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { competition, paid, lateFee } = entry;
  const { openUntil, timeZone } = competition;
  const scope = usePresent((now) => changeScope(entry, 'family', now));
  const corrections = usePresent((now) => correctionsEnd(competition, now));
  if (entry.state === 'withdrawn') return null;
  const until =
    scope === 'everything'
      ? formatInstant(openUntil, timeZone)
      : scope === 'spellings'
        ? correctionsEndText(corrections, timeZone)
        : null;
  return (
    <DashboardCard title={t('change.title')}>
      {until === null ? null : (
        <p>
          {t(scope === 'everything' ? 'change.until' : 'change.corrections', {
            when: until,
          })}{' '}
          {scope === 'everything' && paid > 0 ? (
            <RefundPolicy {...competition} hasLateFee={lateFee !== null} />
          ) : null}
        </p>
      )}
      <EntryActions entry={entry} />
    </DashboardCard>
  );
}
