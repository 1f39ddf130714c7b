import type { CancelledEvent } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

/** The events that the organiser cancelled, each with the reason. */
export function CancelledEvents({ events }: { readonly events: readonly CancelledEvent[] }) {
  const { t } = useTranslation('competitionPage');
  if (events.length === 0) return null;
  return (
    <Stack role="list" as="ul" gap={2} minContent>
      {events.map(({ id, format, level, reason }) => (
        <li key={id}>
          <s>{eventLabel(format, level)}</s> <Pill tone="bad">{t('events.cancelled')}</Pill>{' '}
          <Text as="span" soft size="sm">
            {reason}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
