import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { paths } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { saveDraft } from '../../../../session/drafts.ts';
import { useSession } from '../../../../session/useSession.ts';
import { type OpenedChange, draftOfChange } from './openedChange.ts';
import { ChangeHead } from './ChangeHead.tsx';
import { ChangeVisitor } from './ChangeVisitor.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import { useEntryFormData } from '../form/entryFormData.ts';
import type { EntryFormKind } from '../form/entryFormKind.ts';
import { placesFor } from '../form/entryPlaces.ts';
import styles from '../form/EntryPage.module.css';
import { NothingToChange } from './NothingToChange.tsx';

/** Fetched when it is needed: registration is open for most changes. */
const CorrectionForm = lazy(async () => ({
  default: (await import('./CorrectionForm.tsx')).CorrectionForm,
}));

interface ChangedEntryProps {
  readonly kind: EntryFormKind;
  readonly entryId: string;
  /** The competition in the address: an organiser's link names it, a family's does not. */
  readonly competitionId: string | null;
}

/** The change of a stored entry by its family or its organiser, once it is known who is logged in. */
export function ChangedEntry({ competitionId, ...props }: ChangedEntryProps) {
  const { isAuthenticated, user } = useSession();
  if (!isAuthenticated) return <ChangeVisitor isKnown={isAuthenticated !== null} />;
  return <ChangeForm {...props} competitionId={user?.role === 'SKATER' ? null : competitionId} />;
}

/** The form with the values of the stored entry: all fields, or names only once registration has closed. */
function ChangeForm({ kind, entryId, competitionId }: ChangedEntryProps) {
  const { t } = useTranslation('entryChanges');
  const own = useQuery({
    ...requestQuery('getEntryToChange', { params: { entryId } }),
    enabled: competitionId === null,
    ...NEVER_OLD,
  });
  const asOrganiser = useQuery({
    ...requestQuery('getEntryToChangeForFamily', { params: { entryId, competitionId: competitionId ?? '' } }),
    enabled: competitionId !== null,
    ...NEVER_OLD,
  });
  const entry = competitionId === null ? own : asOrganiser;
  const { data, retry, readAnew } = useEntryFormData(entry.data?.entry.competitionId ?? '');
  const [began, setBegan] = useState<EntryToChange | null>(null);
  const [requestedAt, setRequestedAt] = useState(0);
  // A cached entry may be an older version: the form begins with one read after it opened.
  if (began === null && entry.data && entry.isFetchedAfterMount) setBegan(entry.data);

  if (isApiError(entry.error, 'NotFound')) {
    return (
      <StatusPage
        figure="three"
        title={t('missing')}
        text={t('missingText')}
        action={<LinkButton to={paths.submissions}>{t('submissions')}</LinkButton>}
      />
    );
  }
  if (entry.isError) return <ErrorState title={t('failed')} onRetry={() => void entry.refetch()} />;
  if (retry) return <ErrorState title={t('failed')} onRetry={retry} />;
  if (!entry.data || !began || !data) return <Spinner label={t('loading')} />;

  const startAnew = () => {
    saveDraft(draftOfChange(entry.data.entry), {});
    setBegan(entry.data);
  };
  const isOther = began.entry.version !== entry.data.entry.version;
  const change: OpenedChange = {
    ...entry.data,
    by: competitionId === null ? 'family' : 'organiser',
    meanwhile: isOther ? { began, requestedAt, startAnew } : null,
  };
  const onOutdated = async () => {
    setRequestedAt(requestedAt + 1);
    await Promise.all([entry.refetch(), readAnew()]);
  };
  const { version } = began.entry;
  return (
    <div className={styles.page}>
      <ChangeHead change={change} competition={data.competition} />
      {change.scope === 'nothing' ? (
        <NothingToChange change={change} competition={data.competition} />
      ) : change.scope === 'spellings' ? (
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <CorrectionForm
            key={version}
            change={change}
            competition={data.competition}
            onOutdated={onOutdated}
          />
        </Suspense>
      ) : (
        <EntryForm
          key={version}
          {...data}
          kind={kind}
          places={placesFor(change, data.places)}
          change={change}
          onOutdated={onOutdated}
        />
      )}
    </div>
  );
}

const NEVER_OLD = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
