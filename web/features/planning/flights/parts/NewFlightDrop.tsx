import { GridList } from 'react-aria-components/GridList';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { LocaleScope } from '../../../../ui/LocaleScope.tsx';
import styles from './FlightSkaters.module.css';
import { useSkaterDrag } from './useSkaterDrag.ts';

/** Where a skater is dropped to skate in a new flight. */
export function NewFlightDrop({ onDrop }: { readonly onDrop: (programmeId: string) => void }) {
  const { t } = useTranslation('flights');
  const dragAndDropHooks = useSkaterDrag({
    flightId: '',
    rows: [],
    isDisabled: false,
    onMove: (programmeId) => onDrop(programmeId),
  });
  return (
    <LocaleScope>
      <GridList
        aria-label={t('event.newFlightLabel')}
        className={joinClasses(styles.drop)}
        items={[]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p>{t('event.newFlight')}</p>}
      >
        {() => null}
      </GridList>
    </LocaleScope>
  );
}
