import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { isNameToConfirm, publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ConsentState } from './ConsentState.tsx';

interface WaiverPanelProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** For an organiser or head coach: each person's waiver and published name; an organiser records paper. */
export function WaiverPanel({ record, competition }: WaiverPanelProps) {
  const { t } = useTranslation('consent');
  const [refusal, setRefusal] = useState<string | null>(null);
  const mayRecord = isOrganiser(useUser().role);
  const { id: entryId, competitionId, consents = [], homeIsiRink } = record;
  const version = waiverVersion(competition.waiver);
  const isMissing = consents.some(({ waiver }) => version !== null && waiver?.version !== version);
  const isSigned = consents.some(({ waiver }) => waiver !== null);
  const recordPaper = async () => {
    setRefusal(null);
    try {
      await call('recordPaperWaivers', { params: { competitionId, entryId } });
      showToast(t('paperDone'));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    }
  };
  const resetName = async ({ fullName, birthdate }: (typeof consents)[number]) => {
    setRefusal(null);
    try {
      await call('resetGivenName', { params: { competitionId, entryId }, body: { fullName, birthdate } });
      showToast(t('resetDone'));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    }
  };
  return (
    <DashboardCard title={t(version === null ? 'publishedOn' : 'title')}>
      <Stack gap={4} minContent>
        <Stack role="list" as="ul" gap={3} minContent>
          {consents.map((person) => (
            <Stack key={`${person.fullName} ${person.birthdate}`} as="li" gap={1} minContent>
              <Text as="span" weight="medium">
                {person.fullName}
              </Text>
              <Text as="span" soft size="sm">
                {version === null ? null : (
                  <>
                    <ConsentState waiver={person.waiver} version={version} timeZone={competition.timeZone} />
                    {' · '}
                  </>
                )}
                {t('publishAs')}: {publishedName({ fullName: person.fullName, homeIsiRink }, person)}
                {isNameToConfirm(person) ? ` (${t('unconfirmed')})` : null}
              </Text>
              {mayRecord && person.givenName !== null ? (
                <span>
                  <Button dense onClick={() => void resetName(person)}>
                    {t('resetName')}
                  </Button>
                </span>
              ) : null}
            </Stack>
          ))}
        </Stack>
        {refusal === null ? null : (
          <Text role="alert" tone="bad" size="sm">
            {refusal}
          </Text>
        )}
        {version === null ? null : (
          <Row gap={3} align="center">
            {mayRecord && isMissing ? (
              <Button dense onClick={() => void recordPaper()}>
                {t('paper')}
              </Button>
            ) : null}
            {mayRecord && isSigned ? (
              <LinkButton dense to={paths.waiver(competitionId, entryId)}>
                {t('printSigned')}
              </LinkButton>
            ) : null}
            <LinkButton dense to={paths.waiver(competitionId)}>
              {t('printBlank')}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </DashboardCard>
  );
}
