import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const FAULTS = [
  'locked',
  'begun',
  'frozen',
  'onLocked',
  'closed',
  'inTheWay',
  'unknownBlock',
  'alreadyPlaced',
  'changedSince',
  'movedSince',
  'noTime',
  'noMinutes',
] as const;

/** A time as fields name it for an example. */
export const EXAMPLE_TIME = '07:10';

/** Why a change cannot be made, in words. */
export function useFaultText() {
  const { t } = useTranslation('schedule');
  return (fault: string): string => {
    const known = FAULTS.find((one) => one === fault) ?? 'unknownBlock';
    return t(`faults.${known}`, { time: formatTime(EXAMPLE_TIME) });
  };
}
