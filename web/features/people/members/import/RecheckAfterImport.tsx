import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { StartedRecheck } from '../../../entering/recheck/index.ts';

/** After an import, rechecks the entries of every competition that is not over. */
export function RecheckAfterImport() {
  const { t } = useTranslation('recheck');
  const { data: competitions } = useQuery(requestQuery('listCompetitions'));
  const coming = competitions?.filter((competition) => !hasEnded(competition, currentTime()));
  return (
    <section>
      <h2>{t('afterImport')}</h2>
      {coming?.length === 0 ? <p>{t('noneOpen')}</p> : null}
      {coming && coming.length > 0 ? <StartedRecheck competitions={coming} /> : null}
    </section>
  );
}
