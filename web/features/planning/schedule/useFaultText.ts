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

/** Why a change cannot be made, in words. */
export function useFaultText() {
  const { t } = useTranslation('schedule');
  return (fault: string): string => {
    const known = FAULTS.find((one) => one === fault) ?? 'unknownBlock';
    return t(`faults.${known}`);
  };
}
