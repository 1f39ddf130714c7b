import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PlanItem } from './dayPlan.ts';
import { myClashes } from './myClashes.ts';
import { WarnLine } from './WarnLine.tsx';

interface ClashLineProps {
  readonly item: PlanItem;
  /** All of the coach, with the times that are expected now. */
  readonly schedule: Pick<MySchedule, 'appointments' | 'duties' | 'judgeMoveMinutes'>;
}

/** Names what a coach is due at on another surface meanwhile. */
export function ClashLine({ item, schedule }: ClashLineProps) {
  const { t } = useTranslation('mySchedule');
  const { ofAppointment, ofDuty } = myClashes(schedule);
  const clashes = item.kind === 'duty' ? ofDuty(item.duty) : ofAppointment(item.appointment);
  if (clashes.length === 0) return null;
  return <WarnLine>{t('clash', { names: clashes.map((one) => one || t('ownPanel')).join(', ') })}</WarnLine>;
}
