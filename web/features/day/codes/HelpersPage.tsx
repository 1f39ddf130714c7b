import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DayCode } from '../../../../shared/contract/day/running/codes.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { latestCodeEnd } from '../../../../shared/domain/day/running/codes.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { CodeRow } from './CodeRow.tsx';
import { NewCode } from './NewCode.tsx';
import { ShownCode, type MadeCode } from './ShownCode.tsx';

/** `/admin/helpers`: the codes by which helpers without an account work on the day. */
export function HelpersPage() {
  const { t } = useTranslation('codes');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <HelperScreen key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

/** The codes of a competition. A new one takes the place of the list until the organiser has noted it. */
function HelperScreen({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('codes');
  const stored = useQuery(requestQuery('listCodes', { params: { competitionId: competition.id } }));
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<MadeCode | null>(null);
  if (stored.isPending) return <Spinner />;
  if (!stored.data) return <ErrorState title={t('failed')} onRetry={() => void stored.refetch()} />;
  const { codes, panels } = stored.data;
  if (made)
    return <ShownCode made={made} competition={competition} panels={panels} onDone={() => setMade(null)} />;
  const now = currentTime();
  const isWorking = ({ revokedAt, expiresAt }: DayCode) =>
    revokedAt === null && Date.parse(expiresAt) > now.getTime();
  const isOver = Date.parse(latestCodeEnd(competition)) <= now.getTime();
  const reason = competition.state === 'archived' ? t('archived') : isOver ? t('over') : undefined;
  const add = (
    <Button
      tone="primary"
      icon={<Icon name="plus" small />}
      disabledReason={reason}
      onClick={() => setIsAdding(true)}
    >
      {t('add')}
    </Button>
  );
  const groups = [
    { title: t('working'), own: codes.filter(isWorking) },
    { title: t('ended'), own: codes.filter((code) => !isWorking(code)) },
  ];
  return (
    <Stack gap={6}>
      {codes.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={add} />
      ) : (
        <div>{add}</div>
      )}
      {groups.map(({ title, own }) =>
        own.length === 0 ? null : (
          <Stack key={title} as="section" gap={4} aria-label={title}>
            <h2>{title}</h2>
            <Stack role="list" as="ul" minContent frame="panel">
              {own.map((code) => (
                <CodeRow
                  key={code.id}
                  code={code}
                  panel={panels.find(({ id }) => id === code.panelId)}
                  competition={competition}
                  isWorking={isWorking(code)}
                />
              ))}
            </Stack>
          </Stack>
        ),
      )}
      <Dialog isOpen={isAdding} onClose={() => setIsAdding(false)} title={t('add')}>
        {isAdding ? (
          <NewCode
            competition={competition}
            panels={panels}
            codes={codes.filter(isWorking)}
            onClose={() => setIsAdding(false)}
            onMade={(code) => {
              setIsAdding(false);
              setMade(code);
            }}
          />
        ) : null}
      </Dialog>
    </Stack>
  );
}
