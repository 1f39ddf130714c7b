import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { closedReason } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { saveDraft } from '../../../../session/drafts.ts';
import { rememberReturnPlace } from '../../../../session/returnPlace.ts';
import { useSession } from '../../../../session/useSession.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { OrganiserContact } from '../../myEntries/index.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import styles from '../form/EntryPage.module.css';
import { useEntryFormData } from '../form/entryFormData.ts';
import type { EntryFormKind } from '../form/entryFormKind.ts';
import { placesFor } from '../form/entryPlaces.ts';
import { ChangeHead } from './ChangeHead.tsx';
import { type OpenedChange, draftOfChange } from './openedChange.ts';

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
    <Stack gap={6} className={styles.page}>
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
    </Stack>
  );
}

const NEVER_OLD = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * For a visitor with the link to a change; a spinner while `isKnown` is false, because the session is
 * unknown.
 */
function ChangeVisitor({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation('entryChanges');
  const { pathname, search } = useLocation();
  if (!isKnown) return <Spinner label={t('loading')} />;
  return (
    <StatusPage
      title={t('visitor.title')}
      text={t('visitor.text')}
      action={
        <LinkButton tone="primary" to={paths.login} onClick={() => rememberReturnPlace(pathname + search)}>
          {t('visitor.logIn')}
        </LinkButton>
      }
    />
  );
}

interface NothingToChangeProps {
  readonly change: OpenedChange;
  readonly competition: Competition;
}

/** Why an entry can no longer change, and whom to ask. */
function NothingToChange({ change: { entry, by }, competition }: NothingToChangeProps) {
  const { t } = useTranslation('entryChanges');
  const why = closedReason({ state: entry.state, competition }, currentTime()) ?? 'closed';
  const reference = entry.paymentReference;
  return (
    <EmptyState
      title={t(`nothing.${why}`)}
      text={
        <>
          {t(`nothing.${why}Text`, { reference })}{' '}
          {why === 'withdrawn' || by === 'organiser' ? null : (
            <OrganiserContact contact={competition} reference={reference} />
          )}
        </>
      }
      action={
        by === 'family' ? <LinkButton to={paths.entry(entry.id)}>{t('nothing.see')}</LinkButton> : undefined
      }
    />
  );
}
