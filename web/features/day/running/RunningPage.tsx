import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { LaterOpenSeats } from '../rests/index.ts';
import { ResultTasks } from '../corrections/index.ts';
import { IceBack } from './IceBack.tsx';
import { IceLost } from './IceLost.tsx';
import { RunningBoard } from './RunningBoard.tsx';
import { UnpublishedPlan } from './UnpublishedPlan.tsx';

/** `/admin/now`: what is on the ice of each surface, and the one tap that tells everybody. */
export function RunningPage() {
  const { t } = useTranslation('running');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => (
        <Stack key={id} gap={4}>
          <ResultTasks competitionId={id} />
          <RunningBoard
            competitionId={id}
            late={paths.late(id)}
            iceLost={(date, now) => (
              <>
                <IceLost competitionId={id} date={date} now={now} />
                <LinkButton to={paths.judgeLeaves(id)}>{t('judgeLeaves')}</LinkButton>
              </>
            )}
            iceBack={(date, hours) => <IceBack competitionId={id} date={date} hours={hours} />}
            unpublished={(runs) => (
              <>
                <UnpublishedPlan competitionId={id} runs={runs} />
                <Suspense fallback={null}>
                  <LaterOpenSeats competitionId={id} runs={runs} />
                </Suspense>
              </>
            )}
          />
        </Stack>
      )}
    </OrganiserPage>
  );
}
