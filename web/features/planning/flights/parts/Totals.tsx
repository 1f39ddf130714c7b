import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { EventView, FlightsView } from '../view/flightsView.ts';
import styles from './Totals.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

/** The competition's flights in four figures. */
export function FlightTotals({ view: { events } }: { readonly view: FlightsView }) {
  const { t } = useTranslation('flights');
  const sum = (countOf: (event: EventView) => number) =>
    events.reduce((all, event) => all + countOf(event), 0);
  const figures = [
    ['programmes', sum(({ programmes }) => programmes)],
    ['flights', sum(({ flights }) => flights.length)],
    ['lone', sum(({ lone }) => lone)],
    ['changes', sum(({ changes }) => changes)],
  ] as const;
  return (
    <Stack as="dl" gap={3} className={styles.totals}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`totals.${name}`)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </Stack>
  );
}
