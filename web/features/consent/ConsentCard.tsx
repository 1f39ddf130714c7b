import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { PUBLISHED_FORMS, type PublishedForm } from '../../../shared/domain/consent/publishedName.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { queryOf } from '../../api/queries.ts';
import { formatList } from '../../i18n/formats.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DashboardCard } from '../../ui/DashboardCard.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { ConsentState } from './ConsentState.tsx';
import styles from './Waiver.module.css';
import { WaiverInput } from './WaiverInput.tsx';

/** The waivers of an entry's people, to sign where they are missing, and how each name is published. */
export function ConsentCard({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('consent');
  const { id, consents = [], competition, competitionId, state } = entry;
  const version = competition.waiverVersion ?? null;
  const [refusal, setRefusal] = useState<string | null>(null);
  if (state === 'withdrawn' || consents.length === 0) return null;
  const missing = consents.filter(({ waiver }) => version !== null && waiver?.version !== version);

  const choose = async (person: (typeof consents)[number], publishAs: PublishedForm) => {
    const { fullName, birthdate } = person;
    setRefusal(null);
    try {
      await call('updateConsents', {
        params: { entryId: id },
        body: { people: [{ fullName, birthdate, publishAs }] },
      });
      showToast(t('publishSaved'));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    }
  };

  return (
    <DashboardCard title={t(version === null ? 'publishedNames' : 'title')}>
      <div className={styles.waiver}>
        {missing.length > 0 ? (
          <SignWaiver entry={entry} names={missing.map(({ fullName }) => fullName)} />
        ) : null}
        <ul role="list" className={styles.people}>
          {consents.map((person) => (
            <li key={`${person.fullName} ${person.birthdate}`} className={styles.person}>
              {version === null ? null : (
                <>
                  <span className={styles.name}>{person.fullName}</span>
                  <span className={styles.state}>
                    <ConsentState waiver={person.waiver} version={version} timeZone={competition.timeZone} />
                  </span>
                </>
              )}
              <Select
                label={t('publishAs')}
                hint={version === null ? person.fullName : undefined}
                value={person.publishAs}
                options={PUBLISHED_FORMS.map((value) => ({ value, label: t(`publishedForms.${value}`) }))}
                onChange={(next) => {
                  const form = PUBLISHED_FORMS.find((one) => one === next);
                  if (form && form !== person.publishAs) void choose(person, form);
                }}
              />
            </li>
          ))}
        </ul>
        {refusal === null ? null : (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {version === null ? null : (
          <span>
            <LinkButton dense to={paths.waiver(competitionId, id)}>
              {t('print')}
            </LinkButton>
          </span>
        )}
      </div>
    </DashboardCard>
  );
}

function SignWaiver({ entry, names }: { readonly entry: Entry; readonly names: readonly string[] }) {
  const { t } = useTranslation('consent');
  const { id, kind, competitionId, competition } = entry;
  const loaded = useQuery(queryOf('getCompetition', { params: { competitionId } }));
  const [agrees, setAgrees] = useState(false);
  const [signedBy, setSignedBy] = useState('');
  const [errors, setErrors] = useState<{ agrees?: string; signedBy?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const text = loaded.data?.waiver ?? null;
  const isCoach = kind === 'team';

  const sign = async () => {
    const version = competition.waiverVersion;
    const wrong = {
      ...(!agrees && { agrees: t('agreeFirst') }),
      ...(agrees && signedBy.trim() === '' && { signedBy: t('signedByHint') }),
    };
    setErrors(wrong);
    setRefusal(null);
    if (Object.keys(wrong).length > 0 || !version) return;
    try {
      await call('updateConsents', { params: { entryId: id }, body: { waiver: { version, signedBy } } });
      showToast(t('signed'));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
      void loaded.refetch();
    }
  };

  if (text === null) return loaded.isError ? <p role="alert">{t('failed')}</p> : null;
  return (
    <>
      <p>{t('missing', { count: names.length, names: formatList(names) })}</p>
      <WaiverInput
        text={text}
        isCoach={isCoach}
        agrees={{ value: agrees, error: errors.agrees, onChange: setAgrees }}
        signedBy={{ value: signedBy, error: errors.signedBy, onChange: setSignedBy }}
      />
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <span>
        <Button tone="primary" onClick={() => void sign()}>
          {t(isCoach ? 'coachSign' : 'sign')}
        </Button>
      </span>
    </>
  );
}
