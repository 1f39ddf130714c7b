import { useDeadline } from '../../../../ui/useDeadline.ts';
import { lazy, Suspense } from 'react';
import { useLoaderData, NavLink } from 'react-router-dom';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { registrationState } from '../../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { useSession } from '../../../../session/useSession.ts';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { KINDS_SHOWN } from '../../competitionPage/index.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { entersForFamilies, entersLate } from '../../entryHandover/index.ts';
import { useIsFamilyLoading } from '../person/useFamily.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryHead } from './EntryHead.tsx';
import styles from './EntryPage.module.css';
import { useEntryFormData } from './entryFormData.ts';
import type { EntryFormKind } from './entryFormKind.ts';
import type { EntryFormAddress } from './loadEntryForm.ts';

/** Fetched by who changes an entry, or comes without a competition. */
const ChangedEntry = lazy(async () => ({
  default: (await import('../change/ChangedEntry.tsx')).ChangedEntry,
}));

const ChooseCompetition = lazy(async () => ({
  default: (await import('./ChooseCompetition.tsx')).ChooseCompetition,
}));

/**
 * The page of every entry form: a new entry, the change of a stored one, or the choice of a competition.
 * The keys hold the kind, because the routes of all kinds draw this one component.
 */
export function EntryFormPage() {
  const { kind, competitionId, entryId } = useLoaderData<EntryFormAddress>();
  const { t } = useTranslation(['entries', 'entryChanges']);
  return (
    <>
      <DocumentTitle title={entryId === null ? t(`kinds.${kind.kind}.title`) : t('entryChanges:title')} />
      <Suspense fallback={<Spinner />}>
        {entryId !== null ? (
          <ChangedEntry
            key={`${kind.kind} ${entryId}`}
            kind={kind}
            entryId={entryId}
            competitionId={competitionId}
          />
        ) : competitionId !== null ? (
          <NewEntry key={`${kind.kind} ${competitionId}`} kind={kind} competitionId={competitionId} />
        ) : (
          <ChooseCompetition kind={kind.kind} />
        )}
      </Suspense>
    </>
  );
}

interface NewEntryProps {
  readonly kind: EntryFormKind;
  readonly competitionId: string;
}

/** The form of a competition, while registration is open and the form has events of this kind. */
function NewEntry({ kind, competitionId }: NewEntryProps) {
  const deadline = useDeadline();
  const { t } = useTranslation(['entries', 'competitionList']);
  const { data, isUnknown, retry, readAnew } = useEntryFormData(competitionId);
  const { user } = useSession();
  const isFamilyLoading = useIsFamilyLoading();
  if (isUnknown) return <NoForm title={t('unknown')} />;
  if (retry) return <ErrorState title={t('failed')} onRetry={retry} />;
  if (!data || isFamilyLoading) return <Spinner label={t('competitionList:loading')} />;

  const { competition, form } = data;
  const state = registrationState(competition, currentTime());
  const takesEntries = state === 'open' || (state === 'closed' && entersLate(user, competition.id));
  const isOffered = form.formats.some(({ entry }) => entry === kind.kind);
  return (
    <Stack gap={6} className={styles.page}>
      <EntryHead competition={competition} kind={kind.kind} />
      {takesEntries ? <KindSwitch current={kind.kind} competitionId={competition.id} form={form} /> : null}
      {takesEntries && isOffered ? (
        <EntryForm
          key={String(entersForFamilies(user, competition.id))}
          {...data}
          kind={kind}
          change={null}
          onOutdated={readAnew}
        />
      ) : takesEntries ? (
        <NoForm title={t(`kinds.${kind.kind}.notOffered`)} />
      ) : (
        <NoForm
          title={t(`notOpen.${state}`, {
            when: deadline(competition.openFrom ?? competition.openUntil, competition.timeZone),
          })}
        />
      )}
    </Stack>
  );
}

function NoForm({ title }: { readonly title: string }) {
  const { t } = useTranslation('entries');
  return (
    <EmptyState
      drawing="schedule"
      title={title}
      text={t('notOpen.text')}
      action={<LinkButton to={paths.landing}>{t('seeCompetitions')}</LinkButton>}
    />
  );
}

interface KindSwitchProps {
  /** The kind of the form that is shown. */
  readonly current: EntryKind;
  readonly competitionId: string;
  readonly form: Pick<Form, 'formats'>;
}

/** Links to the forms of the other kinds that the competition takes; nothing if there are none. */
function KindSwitch({ current, competitionId, form }: KindSwitchProps) {
  const { t } = useTranslation('entries');
  const kinds = KINDS_SHOWN.filter((kind) => form.formats.some(({ entry }) => entry === kind));
  if (kinds.every((kind) => kind === current)) return null;
  return (
    <Row aria-label={t('kinds.label')} as="nav" gap={1} wrap={false} className={styles.kinds}>
      {kinds.map((kind) => (
        <NavLink key={kind} className={styles.kind ?? ''} to={ENTRY_PAGES[kind](competitionId)}>
          {t(`kinds.${kind}.name`)}
        </NavLink>
      ))}
    </Row>
  );
}
