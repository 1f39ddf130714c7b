import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ConsentPeople } from './ConsentPeople.tsx';
import { isConsentOpen } from './isConsentOpen.ts';
import { unsignedNames } from './unsignedNames.ts';
import { WaiverInput } from './WaiverInput.tsx';

/** The waivers that an entry still needs, and the names to confirm; nothing once all is decided. */
export function ConsentCard({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('consent');
  const { id, competitionId } = entry;
  const names = unsignedNames(entry);
  if (!isConsentOpen(entry)) return null;
  if (names.length === 0)
    return (
      <DashboardCard title={t('publishAs')}>
        <Stack gap={4} minContent>
          <ConsentPeople entry={entry} />
        </Stack>
      </DashboardCard>
    );
  return (
    <DashboardCard title={t('title')}>
      <Stack gap={4} minContent>
        <SignWaiver entry={entry} names={names} />
        <ConsentPeople entry={entry} />
        <span>
          <LinkButton dense to={paths.waiver(competitionId, id)}>
            {t('print')}
          </LinkButton>
        </span>
      </Stack>
    </DashboardCard>
  );
}

function SignWaiver({ entry, names }: { readonly entry: Entry; readonly names: readonly string[] }) {
  const { t } = useTranslation('consent');
  const { id, kind, competitionId, competition } = entry;
  const loaded = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
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
        <Text role="alert" tone="bad" size="sm">
          {refusal}
        </Text>
      )}
      <span>
        <Button tone="primary" onClick={() => void sign()}>
          {t(isCoach ? 'coachSign' : 'sign')}
        </Button>
      </span>
    </>
  );
}
