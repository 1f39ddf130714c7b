import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Drawing, Icon } from '../../../../ui/Icon.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from '../Schedule.module.css';
import { LOCK } from './BoardBlock.tsx';

/** What the marks on blocks mean, and how several are selected: a finger sees no tooltip. Screen readers hear both elsewhere. */
export function BoardLegend() {
  const { t } = useTranslation('schedule');
  return (
    <Text as="div" soft size="sm" aria-hidden="true">
      <Row gap={1} columnGap={4} align="center">
        <Row as="span" gap={1} align="center" wrap={false}>
          <Icon name="alert" small /> {t('legend.conflict')}
        </Row>
        <Row as="span" gap={1} align="center" wrap={false}>
          <Icon name="check" small /> {t('legend.begun')}
        </Row>
        <Row as="span" gap={1} align="center" wrap={false}>
          <Drawing path={LOCK} small /> {t('legend.locked')}
        </Row>
        <span className={styles.mouseHelp}>{t('legend.several')}</span>
        <span className={styles.touchHelp}>{t('board.touchHelp')}</span>
      </Row>
    </Text>
  );
}
