import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { queryOf } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { saveDraft } from '../../../session/drafts.ts';
import { type OpenedChange, draftOfChange } from './openedChange.ts';
import { ChangeHead } from './ChangeHead.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { EntryFormProps } from '../form/EntryFormLoader.tsx';
import { placesFor } from '../form/entryPlaces.ts';
import styles from '../form/EntryPage.module.css';
import { NothingToChange } from './NothingToChange.tsx';
import { useEntryFormData } from '../form/useEntryFormData.ts';

interface EntryChangeLoaderProps {
  readonly entryId: string;
  /** Of the competition that an organiser runs; null for the family's own entry. */
  readonly competitionId: string | null;
  readonly Form: ComponentType<EntryFormProps>;
}

/** The form of an entry that was made, filled with what it says: all of it, or names only. */
export function EntryChangeLoader({ entryId, competitionId, Form }: EntryChangeLoaderProps) {
  const { t } = useTranslation('entryChanges');
  const own = useQuery({
    ...queryOf('getEntryToChange', { params: { entryId } }),
    enabled: competitionId === null,
    ...NEVER_OLD,
  });
  const forFamily = useQuery({
    ...queryOf('getEntryToChangeForFamily', { params: { entryId, competitionId: competitionId ?? '' } }),
    enabled: competitionId !== null,
    ...NEVER_OLD,
  });
  const entry = competitionId === null ? own : forFamily;
  const { facts, retry, readAnew } = useEntryFormData(entry.data?.entry.competitionId ?? '');
  const [began, setBegan] = useState<EntryToChange | null>(null);
  const [requestedAt, setAsked] = useState(0);
  // What was read before may be another version by now; the form begins with the newest.
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
  if (!entry.data || !began || !facts) return <Spinner label={t('loading')} />;

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
    setAsked(requestedAt + 1);
    await Promise.all([entry.refetch(), readAnew()]);
  };
  const { version } = began.entry;
  return (
    <div className={styles.page}>
      <ChangeHead change={change} competition={facts.competition} />
      {change.scope === 'nothing' ? (
        <NothingToChange change={change} competition={facts.competition} />
      ) : change.scope === 'spellings' ? (
        <CorrectionForm
          key={version}
          change={change}
          competition={facts.competition}
          onOutdated={onOutdated}
        />
      ) : (
        <Form
          key={version}
          {...facts}
          places={placesFor(change, facts.places)}
          change={change}
          onOutdated={onOutdated}
        />
      )}
    </div>
  );
}

const NEVER_OLD = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
