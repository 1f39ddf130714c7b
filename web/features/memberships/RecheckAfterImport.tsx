import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../api/queries.ts';
import { RecheckPanel } from '../../recheck/RecheckPanel.tsx';
import { useRecheck } from '../../recheck/useRecheck.ts';

/** Once a list is taken over, the entries of every competition that is not over are looked at again. */
export function RecheckAfterImport() {
  const { t } = useTranslation('recheck');
  const { data: competitions } = useQuery(queryOf('listCompetitions'));
  const today = new Date().toISOString().slice(0, 10);
  const coming = competitions?.filter(({ endDate }) => endDate >= today);
  return (
    <section>
      <h2>{t('afterImport')}</h2>
      {coming?.length === 0 ? <p>{t('noneOpen')}</p> : null}
      {coming && coming.length > 0 ? <Run competitions={coming} /> : null}
    </section>
  );
}

function Run({ competitions }: { readonly competitions: readonly { id: string; name: string }[] }) {
  const rechecking = useRecheck(competitions.map(({ id }) => id));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void rechecking.start();
  }, [rechecking]);
  return <RecheckPanel rechecking={rechecking} names={competitions.map(({ name }) => name)} />;
}
