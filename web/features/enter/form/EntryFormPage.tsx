import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { useSession } from '../../../session/useSession.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EntryChangeLoader } from '../change/EntryChangeLoader.tsx';
import { ChangeVisitor } from '../change/ChangeVisitor.tsx';
import { ChooseCompetition } from './ChooseCompetition.tsx';
import { EntryFormLoader, type EntryFormProps } from './EntryFormLoader.tsx';

interface EntryFormPageProps {
  readonly kind: EntryKind;
  readonly Form: ComponentType<EntryFormProps>;
}

/** A page to make one kind of entry, or to change one: the form of one competition, or the choice of one. */
export function EntryFormPage({ kind, Form }: EntryFormPageProps) {
  const { t } = useTranslation(['entries', 'entryChanges']);
  const [search] = useSearchParams();
  const { isAuthenticated, user } = useSession();
  const competitionId = search.get('competitionId');
  const entryId = search.get('entryId');
  if (entryId) {
    const isOwn = user?.role === 'SKATER' || competitionId === null;
    return (
      <>
        <DocumentTitle title={t('entryChanges:title')} />
        {isAuthenticated ? (
          <EntryChangeLoader
            key={entryId}
            entryId={entryId}
            competitionId={isOwn ? null : competitionId}
            Form={Form}
          />
        ) : (
          <ChangeVisitor isKnown={isAuthenticated !== null} />
        )}
      </>
    );
  }
  return (
    <>
      <DocumentTitle title={t(`kinds.${kind}.title`)} />
      {competitionId ? (
        <EntryFormLoader key={competitionId} competitionId={competitionId} kind={kind} Form={Form} />
      ) : (
        <ChooseCompetition kind={kind} />
      )}
    </>
  );
}
