import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import {
  correctionDifferences,
  type CorrectionDifference,
} from '../../../../shared/domain/day/results/correctionDifferences.ts';
import type { ResultChanges } from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { marksOutside } from '../../../../shared/domain/day/results/marksOutside.ts';
import { markText, tenthsText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { StandingSheet } from './StandingSheet.tsx';
import { rangeText, unitOf, useSeatOfSheet } from './seatOfSheet.ts';

interface DifferenceListProps {
  readonly flight: CorrectableFlight;
  readonly changes: ResultChanges;
}

/** What a correction changes, thing by thing, with the sheets that it is about. */
export function DifferenceList({ flight, changes }: DifferenceListProps) {
  const { t } = useTranslation('corrections');
  const seatOfSheet = useSeatOfSheet(flight);
  const differences = correctionDifferences(flight.rows, flight.columns, changes);
  const names = new Map(flight.rows.map(({ programmeId, name }) => [programmeId, name || programmeId]));
  const labels = new Map(flight.penalties.map(({ code, label }) => [code, label]));
  const mark = (value: number | null) => (value === null ? '–' : markText(value, unitOf(flight)));
  const penaltiesText = (penalties: Extract<CorrectionDifference, { what: 'penalties' }>['from']) =>
    penalties.map(({ code, tenths }) => `${labels.get(code) ?? code} −${tenthsText(tenths)}`).join(', ') ||
    t('noPenalty');
  const textOf = (difference: CorrectionDifference): string => {
    switch (difference.what) {
      case 'mark': {
        const column = difference.column || t('refereeTotal');
        const [from, to] = [mark(difference.from), mark(difference.to)];
        return `${seatOfSheet(difference.seat)} · ${column}: ${t('fromTo', { from, to })}`;
      }
      case 'penalties': {
        const [from, to] = [penaltiesText(difference.from), penaltiesText(difference.to)];
        return `${t('penalties')}: ${t('fromTo', { from, to })}`;
      }
      case 'state':
        return t('fromTo', {
          from: t(`states.${difference.from}`),
          to: t(`states.${difference.to}`),
        });
    }
  };
  const sheets = new Map(
    differences.flatMap((one) =>
      one.what === 'mark' && one.seat !== 'referee'
        ? [[`${one.programmeId} ${one.seat}`, { programmeId: one.programmeId, seat: one.seat }] as const]
        : [],
    ),
  );
  const { range } = flight;
  const outside = marksOutside(changes, range, flight.rules);
  return (
    <Stack gap={3}>
      <Stack as="ul" role="list" gap={1} minContent>
        {differences.map((one) => (
          <li key={`${one.programmeId} ${textOf(one)}`}>
            <strong>{names.get(one.programmeId)}</strong>: {textOf(one)}
          </li>
        ))}
      </Stack>
      {range
        ? outside.map(({ programmeId, seat, column, value }) => (
            <Text key={`${programmeId} ${seat} ${column}`} tone="warn" role="status">
              {t('outside', { mark: mark(value), ...rangeText(range) })}
            </Text>
          ))
        : null}
      {[...sheets].map(([key, sheet]) => (
        <StandingSheet key={key} flight={flight} {...sheet} />
      ))}
    </Stack>
  );
}
