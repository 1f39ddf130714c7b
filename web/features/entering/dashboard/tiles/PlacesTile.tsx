import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { EVENTS_ID, useEventChoice } from '../events/eventChoice.ts';
import { countOf, limitedPlaces } from '../events/eventGroups.ts';
import styles from './tile.module.css';

/** Places left of the competition if it is limited, else of its events. */
export function PlacesTile({ dashboard }: { readonly dashboard: CompetitionDashboard }) {
  const { t } = useTranslation('dashboard');
  const { capacity, events, skaters, teams, dances } = dashboard;
  const limited = limitedPlaces(events);
  if (capacity === null && limited.events === 0) {
    return (
      <DashboardCard title={t('places.title')} small>
        <p className={styles.number}>{t('places.unlimited')}</p>
      </DashboardCard>
    );
  }
  const entries = skaters + teams + dances;
  const { taken, left } =
    capacity === null ? limited : { taken: entries, left: Math.max(0, capacity - entries) };
  const places = taken + left;
  return (
    <DashboardCard title={t('places.title')} small>
      <p className={styles.number}>{formatNumber(left)}</p>
      <p className={styles.note}>
        {capacity === null ? t('places.in', { count: limited.events }) : t('places.inAll')}
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" rx="5" />
        <rect
          className={styles.first}
          width={`${Math.min(1, taken / Math.max(places, 1)) * 100}%`}
          height="100%"
          rx="5"
        />
      </svg>
      <p className={styles.note}>
        {t('places.taken', { taken: formatNumber(taken), places: formatNumber(places) })}
      </p>
      <FullEvents
        full={countOf(events, 'full') + countOf(events, 'overfull')}
        nearlyFull={countOf(events, 'nearlyFull')}
      />
    </DashboardCard>
  );
}

/** The number of full and nearly full events, with links to them. */
function FullEvents({ full, nearlyFull }: { readonly full: number; readonly nearlyFull: number }) {
  const { t } = useTranslation('dashboard');
  const { setShow } = useEventChoice();
  if (full + nearlyFull === 0) return null;
  const show = () => {
    setShow('full');
    document.getElementById(EVENTS_ID)?.focus();
  };
  return (
    <>
      <p className={styles.pills}>
        {full > 0 ? <Pill tone="warn">{t('places.full', { count: full })}</Pill> : null}
        {nearlyFull > 0 ? <Pill tone="info">{t('places.nearlyFull', { count: nearlyFull })}</Pill> : null}
      </p>
      <div className={styles.foot}>
        <Button tone="plain" dense onClick={show}>
          {t('places.see')}
        </Button>
      </div>
    </>
  );
}
