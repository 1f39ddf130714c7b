import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { LocaleScope } from '../../../../ui/LocaleScope.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import type { EventView, FlightView } from '../view/flightsView.ts';
import type { ProgrammeRow } from '../view/programmeRows.ts';
import styles from './FlightSkaters.module.css';
import { SkaterLine } from './SkaterLine.tsx';
import { useSkaterDrag } from './useSkaterDrag.ts';
import drag from '../../../../ui/dragList.module.css';

interface FlightSkatersProps {
  readonly model: FlightsModel;
  readonly event: EventView;
  readonly view: FlightView;
  readonly rows: readonly ProgrammeRow[];
  readonly marked: string | null;
}

/** The people of a flight in start order, to drag within it and to other flights. */
export function FlightSkaters({ model, event, view, rows, marked }: FlightSkatersProps) {
  const { t } = useTranslation('flights');
  const { flight, number } = view;
  const isFixed = model.isReadOnly || event.isFrozen;
  const dragAndDropHooks = useSkaterDrag({
    flightId: flight.id,
    rows,
    isDisabled: isFixed,
    onMove: model.changes.move,
  });
  return (
    <LocaleScope>
      <GridList
        aria-label={t('card.list', { number })}
        className={joinClasses(drag.list, styles.list)}
        items={rows}
        selectionMode="none"
        disallowTypeAhead
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[model, event, view, marked]}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            textValue={row.name || t('skater.unknown')}
            className={joinClasses(drag.row, styles.row)}
            {...(row.id === marked && { 'data-marked': true })}
          >
            {isFixed ? null : (
              <Button slot="drag" className={joinClasses(drag.handle, styles.handle)}>
                <Icon name="grip" />
              </Button>
            )}
            <SkaterLine
              model={model}
              event={event}
              view={view}
              row={row}
              place={flight.programmes.indexOf(row.id)}
            />
          </GridListItem>
        )}
      </GridList>
    </LocaleScope>
  );
}
