import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../../api/queries.ts';
import { formatList, formatNumber } from '../../../../i18n/formats.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Fold, Folds } from '../../../../ui/Fold.tsx';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { DutyList } from './DutyList.tsx';
import styles from './Judging.module.css';
import { MyTimes } from './MyTimes.tsx';
import { Offers } from './Offers.tsx';
import { OpenSeatList } from './OpenSeatList.tsx';
import { PupilTimes } from './PupilTimes.tsx';
import { useJudgingCalls } from './useJudgingCalls.ts';

/** A competition as its judge sees it. */
export function MyJudgingView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('judging');
  const judging = useQuery(requestQuery('getMyJudging', { params: { competitionId } }));
  const calls = useJudgingCalls(competitionId);
  if (judging.isPending) return <Spinner />;
  if (judging.isError) return <ErrorState title={t('failed')} onRetry={() => void judging.refetch()} />;
  const mine = judging.data;
  const isIn = mine.state === 'accepted';
  const held = formatList(mine.certificates.map((one) => t(`certificates.${one}`)));
  return (
    <>
      {isIn ? (
        <div className={styles.facts}>
          <p className={styles.count}>{t('facts.duties', { count: mine.duties.length })}</p>
          <p>{t('facts.average', { formatted: formatNumber(mine.averageDuties) })}</p>
          <p className={held === '' ? styles.warn : undefined}>
            {held === '' ? t('facts.noCertificate') : t('facts.certificates', { list: held })}
          </p>
          <p className={styles.soft}>{t('facts.draft')}</p>
        </div>
      ) : (
        <AnswerCard mine={mine} calls={calls} />
      )}
      <Offers swaps={mine.swaps} calls={calls} />
      {mine.duties.length > 0 ? (
        <LinkButton tone="primary" to={paths.judge(competitionId)}>
          {t('sheets')}
        </LinkButton>
      ) : null}
      {isIn || mine.duties.length > 0 ? <DutyList duties={mine.duties} calls={calls} /> : null}
      {isIn ? <OpenSeatList seats={mine.open} calls={calls} /> : null}
      <Folds>
        {isIn ? (
          <Fold title={t('times.edit')}>
            <MyTimes key={mine.version} mine={mine} calls={calls} />
          </Fold>
        ) : null}
        <Fold title={t('pupils.title')} aside={String(mine.pupils.length)}>
          <PupilTimes pupils={mine.pupils} />
        </Fold>
      </Folds>
    </>
  );
}
