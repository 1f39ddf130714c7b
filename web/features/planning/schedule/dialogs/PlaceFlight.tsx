import { flightSeconds } from '../../../../../shared/domain/planning/flightLength.ts';
import { programmesOf } from '../../../../../shared/domain/planning/planFacts.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { addBlock } from '../blocks/blockEdits.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { useFreePlace } from './useFreePlace.ts';

interface PlaceFlightProps {
  readonly flightId: string | null;
  readonly onClose: () => void;
}

/** Gives a flight without a time a place, behind everything else unless another time is typed. */
export function PlaceFlight({ flightId, onClose }: PlaceFlightProps) {
  const { t } = useTranslation('schedule');
  const { problem, plan, store, select } = useWorkspace();
  const words = useWords();
  const begin = useFreePlace();
  const flight = plan.flights.find(({ id }) => id === flightId);
  if (!flight) return null;
  const event = problem.events.find(({ id }) => id === flight.eventId);
  const programmes = programmesOf(flight, new Map(problem.programmes.map((one) => [one.id, one])));
  const seconds = event
    ? flightSeconds(
        event,
        programmes.map((one) => one.seconds),
      )
    : 0;
  return (
    <PlaceDialog
      title={t('unplaced.placeNamed', { flight: words.flight(flight.id) })}
      confirm={t('unplaced.place')}
      begin={begin}
      onPlace={(place) => {
        const block = { kind: 'flight' as const, flightId: flight.id, seconds: Math.max(1, seconds) };
        const fault = store.edit(addBlock(problem, block, place));
        if (fault === null) select({ kind: 'block', key: `flight ${flight.id}` }, true);
        return fault;
      }}
      onClose={onClose}
    />
  );
}
