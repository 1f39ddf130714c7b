import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { PageIcon } from '../PageIcon.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';
import { PageSection } from './PageSection.tsx';
import styles from './Facts.module.css';

/** The venue's postal address and a link to the map. */
export function PlaceSection({ rink }: Pick<ShownCompetition, 'rink'>) {
  const { t } = useTranslation('competitionPage');
  return (
    <PageSection card title={t('place.title')}>
      {rink === null ? (
        <p>{t('place.missing')}</p>
      ) : (
        <>
          <address className={styles.address}>
            <strong>{rink.name}</strong>
            {rink.address === null ? null : <span className={styles.lines}>{rink.address}</span>}
            <span>{cityOf(rink)}</span>
          </address>
          <a className={styles.map} href={mapAddress(rink)} target="_blank" rel="noopener noreferrer">
            <PageIcon name="place" small />
            {t('place.map')}
            <VisuallyHidden>{`, ${t('place.newTab')}`}</VisuallyHidden>
          </a>
        </>
      )}
    </PageSection>
  );
}

/** City and country, unless the address has them. */
function cityOf({ address, city, country }: NonNullable<ShownCompetition['rink']>): string {
  const written = new Set(address?.split('\n').map((line) => line.trim()));
  return [...new Set([city, country])].filter((part) => !written.has(part)).join(', ');
}

/** A search on OpenStreetMap by the address, or by the rink's name without one; both together find less. */
export function mapAddress({ name, address, city, country }: Competition['rink']): string {
  const where = address === null ? [name] : address.split('\n');
  const query = [...new Set([...where, city, country])].join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
