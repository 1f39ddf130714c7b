import { useQuery } from '@tanstack/react-query';
import { iceOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import { enteredIce } from '../../../../shared/domain/planning/ice/neededIce.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './IceEditor.module.css';
import { useDuration } from './useDuration.ts';

/** One line before planning: whether the ice holds what is entered. */
export function EnteredIce({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('ice');
  const duration = useDuration();
  const { data: ice } = useQuery(requestQuery('getIce', { params: { competitionId } }));
  if (!ice) return null;
  const needed = enteredIce(ice.formats).total;
  const { lackingSeconds, capacitySeconds } = iceOutlook(ice, needed);
  const isLacking = lackingSeconds > 0;
  return (
    <Row
      as="section"
      gap={3}
      columnGap={5}
      align="center"
      className={styles.summary}
      data-lacking={isLacking || undefined}
      aria-label={t('summary.title')}
    >
      <p>
        {isLacking
          ? t('summary.enteredLacking', { time: duration(lackingSeconds) })
          : t('summary.enteredEnough', {
              needed: duration(needed),
              time: duration(capacitySeconds - needed),
            })}
      </p>
      {isLacking ? (
        <LinkButton to={paths.flights(competitionId)}>{t('summary.joinFlights')}</LinkButton>
      ) : null}
      <LinkButton to={paths.ice(competitionId)}>{t('summary.open')}</LinkButton>
    </Row>
  );
}
