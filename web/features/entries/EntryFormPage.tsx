import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { EntryKind } from '../../../shared/contract/forms.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { ChooseCompetition } from './ChooseCompetition.tsx';
import { EntryOf, type EntryFormProps } from './EntryOf.tsx';

interface EntryFormPageProps {
  readonly kind: EntryKind;
  readonly Form: ComponentType<EntryFormProps>;
}

/** A page to make one kind of entry: the form of one competition, or the choice of one. */
export function EntryFormPage({ kind, Form }: EntryFormPageProps) {
  const { t } = useTranslation('entries');
  const [search] = useSearchParams();
  const competitionId = search.get('competitionId');
  return (
    <>
      <DocumentTitle title={t(`kinds.${kind}.title`)} />
      {competitionId ? (
        <EntryOf key={competitionId} competitionId={competitionId} kind={kind} Form={Form} />
      ) : (
        <ChooseCompetition kind={kind} />
      )}
    </>
  );
}
