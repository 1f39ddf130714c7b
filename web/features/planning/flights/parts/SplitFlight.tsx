import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { FlightView } from '../view/flightsView.ts';
import { Stack } from '../../../../ui/Stack.tsx';

interface SplitFlightProps {
  readonly model: FlightsModel;
  readonly view: FlightView;
  readonly onClose: () => void;
}

/** Chooses who leaves a flight for a new one: the younger half, until the organiser says otherwise. */
export function SplitFlight({ model, view, onClose }: SplitFlightProps) {
  const { t } = useTranslation('flights');
  const { ageOf } = useFlightWords();
  const { flight, number } = view;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => youngerHalf(model, flight.programmes));
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const taken = flight.programmes.filter((id) => chosen.has(id));
  const left = flight.programmes.length - taken.length;
  const isWrong = taken.length === 0 || left === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('split.title', { number })}
      actions={
        <>
          <Button onClick={onClose}>{t('ask.cancel')}</Button>
          <Button
            tone="primary"
            disabledReason={isWrong ? t('split.none') : undefined}
            onClick={() => {
              onClose();
              model.changes.split(flight.id, taken);
            }}
          >
            {t('split.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('split.text')}</p>
        {flight.programmes.map((id) => {
          const row = model.findRow(id);
          return (
            <CheckboxCard
              key={id}
              title={row.name || t('skater.unknown')}
              detail={[ageOf(row), row.sexes.join(', '), row.rink].filter(Boolean).join(' · ')}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          );
        })}
        <p role="status">{t('split.sizes', { left, taken: taken.length })}</p>
      </Stack>
    </Dialog>
  );
}

function youngerHalf({ book }: FlightsModel, programmes: readonly string[]): ReadonlySet<string> {
  const birthOf = (id: string) => book.aged.get(id)?.birth ?? 0;
  const byAge = programmes.toSorted((one, other) => birthOf(other) - birthOf(one));
  return new Set(byAge.slice(0, Math.floor(programmes.length / 2)));
}
