import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { RecheckPanel } from './RecheckPanel.tsx';
import { useRecheck } from './useRecheck.ts';

/** `/admin/recheck`: evaluates every entry of a competition again. */
export function RecheckPage() {
  const { t } = useTranslation('recheck');
  return (
    <OrganiserPage
      title={t('title')}
      width="form"
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {(competition) => <Recheck key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

function Recheck({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('recheck');
  const rechecking = useRecheck([competition.id]);
  return (
    <>
      <p>{t('what')}</p>
      <RecheckPanel recheck={rechecking} names={[competition.name]} />
    </>
  );
}
