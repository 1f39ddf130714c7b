import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import {
  PUBLISHED_FORMS,
  publishedName,
  type PublishedForm,
} from '../../../shared/domain/consent/publishedName.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { ConsentState } from './ConsentState.tsx';
import { isInvitedPartner } from './isInvitedPartner.ts';
import styles from './Waiver.module.css';

/** Each person of an entry with their waiver, where there is one, and how the name is published. */
export function ConsentPeople({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('consent');
  const { id, consents = [], competition, homeIsiRink } = entry;
  const version = competition.waiverVersion ?? null;
  const [refusal, setRefusal] = useState<string | null>(null);

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
    <>
      <ul role="list" className={styles.people}>
        {consents.map((person) => (
          <li key={`${person.fullName} ${person.birthdate}`} className={styles.person}>
            {version === null ? null : (
              <>
                <span className={styles.name}>{person.fullName}</span>
                <span className={styles.state}>
                  <ConsentState waiver={person.waiver} version={version} timeZone={competition.timeZone} />
                  {person.waiver?.version !== version && isInvitedPartner(entry, person)
                    ? ` · ${t('partnerOwn')}`
                    : null}
                </span>
              </>
            )}
            <Select
              label={version === null ? person.fullName : t('publishAs')}
              disabled={isInvitedPartner(entry, person)}
              value={person.publishAs}
              // So that a guardian sees whether it is the given name.
              hint={publishedName({ fullName: person.fullName, homeIsiRink }, person.publishAs)}
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
    </>
  );
}
