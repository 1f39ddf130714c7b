import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../shared/contract/schedule/planningFiles.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useDuration } from '../../ice/index.ts';
import { useWorkspace } from '../workspace.ts';
import { useFlightTimes, useWords } from '../useWords.ts';

/** Findings in plain sentences. */
export function useFindingText() {
  const { t } = useTranslation('schedule');
  const { names } = useWorkspace();
  const words = useWords();
  const times = useFlightTimes();
  const duration = useDuration();
  return ({ rule, skaters, coaches, flightIds, minutes }: Finding): string => {
    const [one = '', other = ''] = flightIds.map(times.timed);
    const skater = formatList(skaters.map(names.person));
    const coach = formatList(coaches.map(names.coach));
    const first = times.blockOf(flightIds[0]);
    switch (rule) {
      case 'twiceAtOnce':
        return t('findings.twiceAtOnce', { skater, one, other });
      case 'rest':
        return t('findings.rest', { skater, one, other, count: minutes });
      case 'coachOnTwoSurfaces':
        return t('findings.coachOnTwoSurfaces', { coach, one, other });
      case 'judgeWithPupil':
        return t('findings.judgeWithPupil', { coach, one });
      case 'closing':
        return first
          ? t('findings.closing', { time: duration(minutes * 60), column: words.column(first) })
          : t('findings.closingSomewhere', { time: duration(minutes * 60) });
      default:
        return t('findings.openSeat', { flights: formatList(flightIds.slice(0, 2).map(times.timed)) });
    }
  };
}
