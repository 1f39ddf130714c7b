import { useState } from 'react';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ConsentState } from './ConsentState.tsx';
import { isInvitedPartner } from './isInvitedPartner.ts';
import { PublicName, type ChosenName } from './PublicName.tsx';

/** Each person of an entry with their waiver, where there is one, and how the name is published. */
export function ConsentPeople({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('consent');
  const { id, consents = [], competition, homeIsiRink } = entry;
  const version = competition.waiverVersion ?? null;
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async (person: (typeof consents)[number], chosen: ChosenName) => {
    const { fullName, birthdate } = person;
    setRefusal(null);
    try {
      await call('updateConsents', {
        params: { entryId: id },
        body: { people: [{ fullName, birthdate, ...chosen }] },
      });
      showToast(t('publishSaved'));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    }
  };

  return (
    <>
      <Stack role="list" as="ul" gap={3} minContent>
        {consents.map((person) => (
          <Stack key={`${person.fullName} ${person.birthdate}`} as="li" gap={1} minContent>
            {version === null ? null : (
              <>
                <Text as="span" weight="medium">
                  {person.fullName}
                </Text>
                <Text as="span" soft size="sm">
                  <ConsentState waiver={person.waiver} version={version} timeZone={competition.timeZone} />
                  {person.waiver?.version !== version && isInvitedPartner(entry, person)
                    ? ` · ${t('partnerOwn')}`
                    : null}
                </Text>
              </>
            )}
            <PublicName
              label={version === null ? person.fullName : t('publishAs')}
              person={person}
              rink={homeIsiRink}
              disabled={isInvitedPartner(entry, person)}
              onSave={(chosen) => choose(person, chosen)}
            />
          </Stack>
        ))}
      </Stack>
      {refusal === null ? null : (
        <Text role="alert" tone="bad" size="sm">
          {refusal}
        </Text>
      )}
    </>
  );
}
