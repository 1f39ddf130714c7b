import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';

/** More are a number. */
const MOST_LISTED = 6;

/** The flights that have another number on papers of the version before. */
export function RenumberedFlights({ difference }: { readonly difference: ScheduleDifference }) {
  const { t } = useTranslation('publishing');
  const { renumbered, events, version } = difference;
  const count = renumbered.length;
  if (count === 0) return null;
  const labels = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const more = count - MOST_LISTED;
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      round="control"
      background="warn"
      pad={4}
      aria-labelledby="renumbered"
    >
      <h3 id="renumbered">{t('renumbered.title', { count })}</h3>
      <p>{t('renumbered.text', { version })}</p>
      <Stack role="list" as="ul" gap={1} minContent>
        {renumbered.slice(0, MOST_LISTED).map(({ id, eventId, from, to }) => (
          <li key={id}>{t('renumbered.flight', { event: labels.get(eventId) ?? '', from, to })}</li>
        ))}
        {more > 0 ? <li>{t('renumbered.more', { count: more })}</li> : null}
      </Stack>
    </Stack>
  );
}
