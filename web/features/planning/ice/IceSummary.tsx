import { useQuery } from '@tanstack/react-query';
import { iceOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import { fullIce } from '../../../../shared/domain/planning/ice/neededIce.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './IceEditor.module.css';
import { useDuration } from './useDuration.ts';

/** One line before publishing: whether the ice holds all places. */
export function IceSummary({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('ice');
  const duration = useDuration();
  const { data: ice } = useQuery(requestQuery('getIce', { params: { competitionId } }));
  if (!ice) return null;
  const { needed } = fullIce(ice.formats, ice.iceMinutes);
  const { lackingSeconds, capacitySeconds } = iceOutlook(ice, needed.total);
  const text =
    ice.version === 0
      ? t('summary.missing')
      : lackingSeconds > 0
        ? t('summary.lacking', { time: duration(lackingSeconds) })
        : t('summary.enough', { time: duration(capacitySeconds - needed.total) });
  return (
    <Row
      as="section"
      gap={3}
      columnGap={5}
      align="center"
      className={styles.summary}
      data-lacking={lackingSeconds > 0 || undefined}
      aria-label={t('summary.title')}
    >
      <p>{text}</p>
      <LinkButton to={paths.ice(competitionId)}>{t('summary.open')}</LinkButton>
    </Row>
  );
}
