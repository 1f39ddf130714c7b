import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useDuration } from '../../ice/index.ts';
import { missingJudges } from '../../../../../shared/domain/planning/panels/missingJudges.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { ShownFinding } from '../scheduleModel.ts';
import { useFlightTimes, useWords } from '../useWords.ts';
import { useWorkspace } from '../workspace.ts';

/** Flights of a longer list that are named. */
const NAMED = 2;

/** Findings in plain sentences. */
export function useFindingText() {
  const { t } = useTranslation('schedule');
  const { names, plan, problem } = useWorkspace();
  const words = useWords();
  const times = useFlightTimes();
  const duration = useDuration();
  const flightsText = (ids: readonly string[]) => {
    const named = ids.slice(0, ids.length > NAMED + 1 ? NAMED : undefined).map(times.timed);
    const more = ids.length - named.length;
    return formatList(more > 0 ? [...named, t('findings.more', { count: more })] : named);
  };
  return ({ rule, skaters, coaches, flightIds, keys, minutes }: ShownFinding): string => {
    const [one = '', other = ''] = flightIds.map(times.timed);
    const skater = formatList(skaters.map(names.person));
    const coach = formatList(coaches.map(names.coach));
    const time = duration(minutes * 60);
    const blocks = keys.flatMap((key) => plan.blocks.find((block) => keyOfBlock(block) === key) ?? []);
    const [first, second] = blocks;
    const column = first ? words.column(first) : '';
    const block = first ? words.timed(first) : '';
    switch (rule) {
      case 'twiceInFlight':
        return t('findings.twiceInFlight', { skater, one });
      case 'twiceAtOnce':
        return t('findings.twiceAtOnce', { skater, one, other });
      case 'rest':
        return t('findings.rest', { skater, one, other, count: minutes });
      case 'coachOnTwoSurfaces':
        return t('findings.coachOnTwoSurfaces', { coach, one, other });
      case 'judgeWithPupil':
        return t('findings.judgeWithPupil', { coach, one });
      case 'judgeCertificate':
        return t('findings.judgeCertificate', { coach, one });
      case 'closing':
        return t('findings.closing', { time, column });
      case 'overlap':
        return t('findings.overlap', { block, other: second ? words.timed(second) : '', time });
      case 'closed':
        return t('findings.closed', { block, column });
      case 'iceRun':
        return t('findings.iceRun', { block, column, time });
      case 'lunch':
        return t('findings.lunch', { column, time });
      case 'noLunch':
        return t('findings.noLunch', { column });
      case 'panelsMeet':
        return t('findings.panelsMeet', { coach, count: coaches.length, flights: flightsText(flightIds) });
      case 'tooShort':
        return t('findings.tooShort', { block, time });
      default:
        return t('findings.openSeat', {
          count: Math.max(1, missingJudges(plan.panels, flightIds, problem.rules)),
          flights: flightsText(flightIds),
        });
    }
  };
}
