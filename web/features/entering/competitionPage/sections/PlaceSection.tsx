import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { mapAddress } from './mapAddress.ts';
import { PageIcon } from '../PageIcon.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './Facts.module.css';
import type { ShownCompetition } from '../toShownCompetition.ts';

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
