import { useTranslation } from 'react-i18next';
import type { Hold } from '../../../../../shared/domain/planning/byHand/holdsOfFlight.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { endOf } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
import { boardClock, useFlightTimes, useWords } from '../useWords.ts';

/** Why a block does not start earlier, in plain sentences. */
export function useHoldText() {
  const { t } = useTranslation('schedule');
  const { names, problem } = useWorkspace();
  const words = useWords();
  const times = useFlightTimes();
  return (hold: Hold, own: PlacedBlock): string => {
    switch (hold.kind) {
      case 'locked':
        return t('holds.locked');
      case 'opening':
        return t('holds.opening', { time: boardClock(own.start), surface: names.surface(own.surfaceId) });
      case 'lunch':
        return t('holds.lunch', { time: boardClock(endOf(hold.block)) });
      case 'before':
        return t('holds.before', { block: words.block(hold.block), time: boardClock(endOf(hold.block)) });
      case 'rest':
        return t('holds.rest', {
          skater: names.person(hold.skaterId),
          flight: times.timed(hold.flightId),
          count: problem.rules.restMinutes.wanted,
        });
      case 'coach':
        return t('holds.coach', {
          coach: names.coach(hold.coachId),
          flight: times.timed(hold.flightId),
        });
    }
  };
}
