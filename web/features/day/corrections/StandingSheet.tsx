import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { unitOf, useSeatOfSheet } from './seatOfSheet.ts';

interface StandingSheetProps {
  readonly flight: CorrectableFlight;
  readonly seat: string;
  readonly programmeId: string;
}

/** The marks of one judge for one skater as they stand, and how they came in. */
export function StandingSheet({ flight, seat, programmeId }: StandingSheetProps) {
  const { t } = useTranslation('corrections');
  const seatOfSheet = useSeatOfSheet(flight);
  const row = flight.rows.find((one) => one.programmeId === programmeId);
  const sheet = flight.sheets.find((one) => one.seat === seat);
  const marks = flight.columns.flatMap((column, index) => {
    const value = row?.columns[index];
    return column.seat === seat
      ? [
          {
            id: column.id,
            name: column.name,
            text: value === undefined ? '–' : markText(value, unitOf(flight)),
          },
        ]
      : [];
  });
  return (
    <Box frame="panel" pad={3}>
      <Stack gap={2}>
        <Text weight="medium">{t('sheet.title', { seat: seatOfSheet(seat), skater: row?.name ?? '' })}</Text>
        {sheet ? (
          <Text soft size="sm">
            {t(`sheet.${sheet.source}`)}
          </Text>
        ) : null}
        <Stack as="ul" role="list" gap={1} minContent figures>
          {marks.map(({ id, name, text }) => (
            <li key={id}>
              {name}: <strong>{text}</strong>
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
