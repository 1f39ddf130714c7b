import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Drawing, Icon } from '../../../../ui/Icon.tsx';
import styles from './Board.module.css';
import type { BoardScale } from './useBoardScale.ts';

const MINUS = 'M5 12h14';
/** Two arrows towards a line. */
const FOLD = 'M5 12h14M12 3v5M9.5 6 12 8.5 14.5 6M12 21v-5M9.5 18l2.5-2.5 2.5 2.5';

/** Nearer, farther, and whether empty hours are folded. */
export function ZoomButtons({ zoom }: { readonly zoom: BoardScale }) {
  const { t } = useTranslation('schedule');
  const { zoomIn, zoomOut, isFolding, setFolding } = zoom;
  return (
    <div className={styles.corner}>
      <button
        type="button"
        title={t('board.zoomOut')}
        aria-label={t('board.zoomOut')}
        aria-disabled={zoomOut === null}
        onClick={() => zoomOut?.()}
      >
        <Drawing path={MINUS} small />
      </button>
      <button
        type="button"
        title={t('board.zoomIn')}
        aria-label={t('board.zoomIn')}
        aria-disabled={zoomIn === null}
        onClick={() => zoomIn?.()}
      >
        <Icon name="plus" small />
      </button>
      <button
        type="button"
        className={styles.foldButton}
        data-fold
        title={t('board.fold')}
        aria-label={t('board.fold')}
        aria-pressed={isFolding}
        onClick={() => setFolding(!isFolding)}
      >
        <Drawing path={FOLD} small />
      </button>
    </div>
  );
}
