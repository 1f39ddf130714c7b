import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { correctedRows } from '../../../../shared/domain/day/results/correctedRows.ts';
import type { ResultChanges } from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PlacesTable } from './PlacesTable.tsx';

interface PlacesAfterProps {
  readonly flight: CorrectableFlight;
  /** They have no fault. */
  readonly changes: ResultChanges;
}

/** The places as they would be, each beside the one that stands. */
export function PlacesAfter({ flight, changes }: PlacesAfterProps) {
  const { t } = useTranslation('corrections');
  const rows = correctedRows(flight, changes);
  const changed = rows.filter(({ before }) => before !== null).length;
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" weight="medium">
        {t('places.title')}
      </Text>
      <Text soft size="sm">
        {changed === 0 ? t('places.same') : t('places.changed', { count: changed })}
      </Text>
      <PlacesTable label={t('places.title')} rows={rows} />
    </Stack>
  );
}
