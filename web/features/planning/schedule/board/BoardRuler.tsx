import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Text } from '../../../../ui/Text.tsx';
import { useDuration } from '../../ice/index.ts';
import styles from './Board.module.css';
import { hourText } from './hourText.ts';
import { FOLDED_PIXELS, HOUR, hoursOf, type Scale } from './scale.ts';

/** The hours beside the columns. A strip of empty hours opens them all. */
export function BoardRuler({ scale, onUnfold }: { readonly scale: Scale; readonly onUnfold: () => void }) {
  const { t } = useTranslation('schedule');
  const duration = useDuration();
  const hours = hoursOf(scale).map((from) => ({ from, until: null }));
  const rows = [...hours, ...scale.folded].sort((one, other) => one.from - other.from);
  return (
    <Text as="div" soft size="xs" figures className={styles.ruler} data-ruler>
      {rows.map(({ from, until }) =>
        until === null ? (
          <span key={from} style={{ height: (HOUR / 60) * scale.pixels }} aria-hidden="true">
            {hourText(from)}
          </span>
        ) : (
          <button
            key={from}
            type="button"
            style={{ height: FOLDED_PIXELS }}
            aria-label={t('board.unfold', { time: duration(until - from), from: formatTime(from) })}
            onClick={onUnfold}
          >
            ···
          </button>
        ),
      )}
    </Text>
  );
}
