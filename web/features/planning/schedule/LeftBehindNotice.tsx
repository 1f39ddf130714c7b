import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { leftBehind, shiftDays } from './blocks/shiftDays.ts';
import styles from './Schedule.module.css';
import { useWorkspace } from './workspace.ts';

/** After the competition has moved: where its schedule still stands, and the whole of it moved in one change. */
export function LeftBehindNotice({ competition }: Pick<ScheduleProblem, 'competition'>) {
  const { t } = useTranslation('schedule');
  const { problem, draft, store, sayFault } = useWorkspace();
  const behind = leftBehind(competition, problem, draft);
  if (!behind) return null;
  const { first, last, shift, hasLocks } = behind;
  return (
    <Row
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="info"
      pad={3}
      padInline={5}
      className={styles.notice}
      data-bad
      role="status"
    >
      <p>
        {t('leftBehind.text', { days: formatDays(first, last) })}{' '}
        {shift === null ? t('leftBehind.noIce') : hasLocks ? t('leftBehind.locks') : null}
      </p>
      {shift === null ? null : (
        <Button dense onClick={() => sayFault(store.edit(shiftDays(shift)))}>
          {t('leftBehind.shift', { days: formatDays(shiftDay(first, shift), shiftDay(last, shift)) })}
        </Button>
      )}
    </Row>
  );
}
