import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { EventOption, EventAvailability } from './eventChoice.ts';
import { Box } from '../../../ui/Box.tsx';

interface WaitlistNoteProps {
  readonly chosen: readonly Pick<EventOption, 'id' | 'label'>[];
  readonly places: ReadonlyMap<string, EventAvailability>;
}

/** Explains the waitlist if a chosen event is full. */
export function WaitlistNote({ chosen, places }: WaitlistNoteProps) {
  const { t } = useTranslation('entries');
  const full = chosen.filter(({ id }) => places.get(id)?.left === 0);
  return (
    <div role="status">
      {full.length > 0 ? (
        <Box as="p" round="control" background="info" pad={3} tone="info" size="sm">
          {t('waitingNote', {
            count: full.length,
            events: full.map(({ label }) => label).join(', '),
          })}
        </Box>
      ) : null}
    </div>
  );
}
