import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { COMPETITION_PARAMETER } from '../../../entering/competitionChoice/index.ts';
import { paths } from '../../../../paths.ts';
import { useChangeSearch } from '../../../../ui/useChangeSearch.ts';
import { DraftLoader } from './DraftLoader.tsx';

/** `/admin/add-competitions`: a new competition, or the draft that the address names. */
export function DraftSetupPage() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const named = search.get(COMPETITION_PARAMETER);
  // A new draft gets its own address with the first save; another address is another draft.
  const [begun, setBegun] = useState({ id: '', isNamed: false, number: 0 });
  if (named === begun.id && !begun.isNamed) setBegun({ ...begun, isNamed: true });
  if (named === null && begun.isNamed) setBegun({ id: '', isNamed: false, number: begun.number + 1 });
  if (named !== null && named !== begun.id) {
    // The draft has been published meanwhile.
    const published = <Navigate to={paths.editCompetition(named)} replace />;
    return <DraftLoader key={named} id={named} missing={published} />;
  }
  const onCreated = (id: string) => {
    setBegun({ ...begun, id });
    changeSearch({ [COMPETITION_PARAMETER]: id }, { replace: true });
  };
  return <DraftLoader key={begun.number} id="" onCreated={onCreated} />;
}
