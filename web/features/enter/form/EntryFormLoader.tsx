import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { registrationState } from '../../../../shared/domain/registration/registration.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import type { OpenedChange } from '../change/openedChange.ts';
import { EntryHead } from './EntryHead.tsx';
import styles from './EntryPage.module.css';
import { KindSwitch } from './KindSwitch.tsx';
import { type EntryFormData, useEntryFormData } from './useEntryFormData.ts';

export interface EntryFormProps extends EntryFormData {
  /** The entry that is changed; null where a new one is made. */
  readonly change: OpenedChange | null;
  /** The form has changed since it was read, or the entry that is changed. */
  readonly onOutdated: () => Promise<void>;
}

interface EntryFormLoaderProps {
  readonly competitionId: string;
  readonly kind: EntryKind;
  readonly Form: ComponentType<EntryFormProps>;
}

/** The entry form of one competition, once its form is here and only while it is open. */
export function EntryFormLoader({ competitionId, kind, Form }: EntryFormLoaderProps) {
  const { t } = useTranslation(['entries', 'competitionList']);
  const { facts, isUnknown, retry, readAnew } = useEntryFormData(competitionId);
  if (isUnknown) return <WrongPlace title={t('unknown')} />;
  if (retry) return <ErrorState title={t('failed')} onRetry={retry} />;
  if (!facts) return <Spinner label={t('competitionList:loading')} />;

  const { competition: data, form } = facts;
  const state = registrationState(data, currentTime());
  const isOffered = form.formats.some(({ entry }) => entry === kind);
  return (
    <div className={styles.page}>
      <EntryHead competition={data} kind={kind} />
      {state === 'open' ? <KindSwitch current={kind} competitionId={data.id} form={form} /> : null}
      {state === 'open' && isOffered ? (
        <Form {...facts} change={null} onOutdated={readAnew} />
      ) : state === 'open' ? (
        <WrongPlace title={t(`kinds.${kind}.notOffered`)} />
      ) : (
        <WrongPlace
          title={t(`notOpen.${state}`, {
            when: formatInstant(data.openFrom ?? data.openUntil, data.timeZone),
          })}
        />
      )}
    </div>
  );
}

function WrongPlace({ title }: { readonly title: string }) {
  const { t } = useTranslation('entries');
  return (
    <EmptyState
      title={title}
      text={t('notOpen.text')}
      action={<LinkButton to={paths.landing}>{t('seeCompetitions')}</LinkButton>}
    />
  );
}
