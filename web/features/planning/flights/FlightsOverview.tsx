import { useMemo } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { SearchBox } from '../../../table/SearchBox.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { flightsToDraw } from './edits/drawOrders.ts';
import { CancelledLines } from './parts/CancelledLines.tsx';
import { ChangeList } from './parts/ChangeList.tsx';
import { FormatEvents } from './parts/FormatEvents.tsx';
import { FoundSkaters } from './parts/FoundSkaters.tsx';
import { IceJoins } from './parts/IceJoins.tsx';
import { LoneList } from './parts/LoneList.tsx';
import { FlightTotals } from './parts/Totals.tsx';
import type { FlightsModel } from './useFlightsModel.ts';
import { type FlightsPlace, type Shown, SHOWN } from './useFlightsPlace.ts';
import type { EventView } from './view/flightsView.ts';
import { peopleSearch } from './view/searchPeople.ts';

interface FlightsOverviewProps {
  readonly model: FlightsModel;
  readonly place: FlightsPlace;
  readonly onOpenCancelled: (eventId: string) => void;
}

const IS_SHOWN: Readonly<Record<Shown, (event: EventView) => boolean>> = {
  all: () => true,
  lone: ({ lone }) => lone > 0,
  changes: ({ changes }) => changes > 0,
  broken: ({ broken }) => broken > 0,
};

/** Every event with its flights: what is lonely, broken or changed, and what to do about it. */
export function FlightsOverview({ model, place, onOpenCancelled }: FlightsOverviewProps) {
  const { t } = useTranslation('flights');
  const { facts, view, draft, changes, actions, isReadOnly } = model;
  const search = useMemo(() => peopleSearch(facts, view), [facts, view]);
  const isBuilt = view.events.some(({ flights }) => flights.length > 0);
  const undrawn = flightsToDraw(draft).length;
  const shown = view.events.filter(IS_SHOWN[place.show]);
  const isSearching = place.query !== '';
  if (!isBuilt) return <FirstBuild model={model} />;
  return (
    <>
      <FlightTotals view={view} />
      <Row gap={2} align="center">
        {isReadOnly ? null : (
          <>
            <Button onClick={() => changes.build(view.events)}>{t('build.again')}</Button>
            {undrawn > 0 ? (
              <Button tone="primary" onClick={changes.drawAll}>
                {t('draw.all')}
              </Button>
            ) : null}
          </>
        )}
        <Button onClick={() => window.print()}>{t('print.button')}</Button>
        {actions.canUndo ? <Button onClick={actions.undo}>{t('undo')}</Button> : null}
        {undrawn > 0 ? (
          <Text soft size="sm">
            {t('draw.missing', { count: undrawn, formatted: formatNumber(undrawn) })}
          </Text>
        ) : null}
      </Row>
      <Row gap={3} columnGap={4} align="end">
        <SearchBox label={t('search')} value={place.query} onSearch={place.find} />
        <Segments
          label={t('filter.label')}
          value={place.show}
          options={SHOWN.map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={(value) => place.filter(value as Shown)}
        />
      </Row>
      {isSearching ? (
        <FoundSkaters found={search(place.query)} typed={place.query} view={view} place={place} />
      ) : (
        <>
          {place.show === 'all' ? <IceJoins model={model} place={place} /> : null}
          {place.show === 'lone' && shown.length > 0 ? (
            <LoneList model={model} events={shown} place={place} />
          ) : null}
          {place.show === 'changes' && shown.length > 0 ? <ChangeList model={model} events={shown} /> : null}
          {shown.length === 0 && place.show !== 'all' ? (
            <EmptyState
              title={t(`nothing.${place.show}`)}
              text={t(`nothing.${place.show}Text`)}
              action={<Button onClick={() => place.filter('all')}>{t('nothing.showAll')}</Button>}
            />
          ) : null}
          {view.formats.map((format) => (
            <FormatEvents
              key={format.id}
              format={format.format}
              events={format.events.filter(IS_SHOWN[place.show])}
              place={place}
            />
          ))}
          {place.show === 'all' ? (
            <CancelledLines events={facts.cancelledEvents} onOpen={onOpenCancelled} />
          ) : null}
        </>
      )}
    </>
  );
}

function FirstBuild({ model }: { readonly model: FlightsModel }) {
  const { t } = useTranslation('flights');
  const { view, changes, isReadOnly } = model;
  const programmes = view.events.reduce((sum, event) => sum + event.programmes, 0);
  const text = t('empty.text', {
    programmes: t('programmes', { count: programmes, formatted: formatNumber(programmes) }),
    events: t('events', { count: view.events.length, formatted: formatNumber(view.events.length) }),
  });
  return (
    <EmptyState
      drawing="entries"
      title={t('empty.title')}
      text={text}
      action={
        isReadOnly ? null : (
          <Button tone="primary" onClick={() => changes.build(view.events)}>
            {t('build.all')}
          </Button>
        )
      }
    />
  );
}
