import { formatTime, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useDuration } from '../../ice/index.ts';
import { blocksOn, endOf } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Board.module.css';
import { Text } from '../../../../ui/Text.tsx';
import type { BoardScale } from './useBoardScale.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface BoardHeadProps {
  readonly columns: readonly BlockColumn[];
  readonly zoom: BoardScale;
}

/** The day and surface of each column, its hours, and what is left of them or beyond them. */
export function BoardHead({ columns, zoom }: BoardHeadProps) {
  const { t } = useTranslation('schedule');
  const { names, plan } = useWorkspace();
  const duration = useDuration();
  return (
    <>
      <ZoomButtons zoom={zoom} />
      {columns.map((column) => {
        const end = Math.max(column.opens, ...blocksOn(plan.blocks, column).map(endOf));
        const late = Math.ceil((end - column.closes) / 60);
        const values = { from: formatTime(column.opens), until: formatTime(column.closes) };
        return (
          <div key={column.key} className={styles.head}>
            <strong>{names.surface(column.surfaceId)}</strong>
            <span>{formatWeekday(column.date)}</span>
            {column.isOpen ? (
              <Text
                as="span"
                soft
                size="xs"
                figures
                className={styles.hours}
                data-late={late > 0 || undefined}
              >
                {late > 0
                  ? t('head.late', { time: duration(late * 60) })
                  : t('head.until', { ...values, end: formatTime(end) })}
              </Text>
            ) : (
              <Text as="span" soft size="xs" figures className={styles.hours} data-late>
                {t('head.closed')}
              </Text>
            )}
          </div>
        );
      })}
    </>
  );
}
