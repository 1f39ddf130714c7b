import { formatNumber, formatTime, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Segments } from '../../../../ui/Segments.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useWorkspace } from '../workspace.ts';
import type { ChoiceOfSurfaces, PricedSurface } from './useSurfaceChoice.ts';

const ALL = 'all';

/** Which surfaces to plan onto, where one would do, with what each choice costs. */
export function SurfaceChoice({ choice }: { readonly choice: ChoiceOfSurfaces }) {
  const { t } = useTranslation('schedule');
  const { problem, names } = useWorkspace();
  const { surfaceIds, prices, chosen, choose } = choice;
  if (surfaceIds.length === 0) return null;
  const hasDays = new Set(problem.surfaces.flatMap(({ days }) => days.map(({ date }) => date))).size > 1;
  const nameOf = (surfaceId: string | null) =>
    surfaceId === null
      ? t('surfaceChoice.all')
      : t('surfaceChoice.only', { surface: names.surface(surfaceId) });
  const priceText = ({ surfaceId, price: { ends, secondsPerSkater, openSeats } }: PricedSurface) => {
    const clock = formatTime(ends?.seconds ?? 0);
    const time =
      hasDays && ends ? t('surfaceChoice.dayTime', { day: formatWeekday(ends.date), time: clock }) : clock;
    const hours = Math.round(secondsPerSkater / 360) / 10;
    const price = t('surfaceChoice.price', { choice: nameOf(surfaceId), time, hours: formatNumber(hours) });
    return openSeats === 0 ? price : t('surfaceChoice.priceOpen', { price, count: openSeats });
  };
  return (
    <Stack gap={3} frame="panel" pad={4} padInline={5}>
      <Segments
        label={t('surfaceChoice.label')}
        options={surfaceIds.map((id) => ({ value: id ?? ALL, label: nameOf(id) }))}
        value={chosen ?? ALL}
        onChange={(value) => choose(value === ALL ? null : value)}
      />
      <Stack gap={1} role="status">
        {prices === null ? (
          <Text soft size="sm">
            {t('surfaceChoice.comparing')}
          </Text>
        ) : (
          prices.map((priced) => (
            <Text key={priced.surfaceId ?? ALL} as="p" soft size="sm">
              {priceText(priced)}
            </Text>
          ))
        )}
      </Stack>
    </Stack>
  );
}
