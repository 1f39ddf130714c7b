import type { FlightSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PlacesTable } from './PlacesTable.tsx';

interface PlacesToApproveProps {
  readonly sheets: FlightSheets;
}

/** The places that an approval makes; nothing while a sheet is missing. */
export function PlacesToApprove({ sheets: { places, flight } }: PlacesToApproveProps) {
  const { t } = useTranslation('corrections');
  if (!places) return null;
  const names = new Map(flight.order.map(({ programmeId, name }) => [programmeId, name]));
  const rows = places.map((row) => ({ ...row, name: names.get(row.programmeId) ?? '', before: null }));
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" weight="medium">
        {t('places.toApprove')}
      </Text>
      <PlacesTable label={t('places.toApprove')} rows={rows} />
    </Stack>
  );
}
