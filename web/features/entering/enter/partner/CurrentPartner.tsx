import { useState } from 'react';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { eventNames, PartnerPill } from '../../entries/index.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Facts } from './Facts.tsx';
import styles from './Partner.module.css';
import { partnerRequest, partnerValues, type MyPartnerOfEntry } from './partnerValues.ts';

interface CurrentPartnerProps {
  readonly entry: Entry;
  readonly partner: MyPartnerOfEntry;
  readonly onInvited: (entry: Entry) => void;
  readonly onOutdated: () => Promise<unknown>;
}

/** The partner and the status of the invitation, which can be sent again. */
export function CurrentPartner({ entry, partner, onInvited, onOutdated }: CurrentPartnerProps) {
  const { t } = useTranslation('partner');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, email, invitedAt, answeredAt } = partner;
  const at = state === 'invited' ? invitedAt : answeredAt;

  const inviteAgain = async () => {
    setRefusal(null);
    try {
      const body = { ...partnerRequest(partnerValues(partner), entry.version), invite: true };
      const { data } = await call('updatePartner', { params: { entryId: entry.id }, body });
      onInvited(data);
      showToast(t('own.sent', { email: email ?? '' }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRefusal(errorMessage(thrown) ?? thrown.message);
      if (thrown.code === 'VersionConflict') await onOutdated();
    }
  };

  return (
    <Card as="section" gap={4}>
      <Row gap={2} columnGap={4} align="center" justify="between" className={styles.personHead}>
        <h2>{t('own.now')}</h2>
        {email && state !== 'confirmed' ? (
          <Button onClick={() => void inviteAgain()}>{t('own.again')}</Button>
        ) : null}
      </Row>
      <Row role="status" as="p" gap={2} columnGap={3} align="center">
        <strong>{partner.fullName}</strong>
        <PartnerPill state={state} />
        {state !== 'none' && at ? (
          <Text as="span" soft size="sm">
            {t(`own.stateSince.${state}`, { day: formatInstant(at, entry.competition.timeZone) })}
          </Text>
        ) : null}
      </Row>
      {state === 'declined' || (state === 'none' && !email) ? (
        <Text soft size="sm">
          {t(`own.${state}Hint`)}
        </Text>
      ) : null}
      <Facts
        facts={[
          [t('own.email'), email ?? t('own.noEmail')],
          [t('own.events'), eventNames(entry.events)],
        ]}
      />
      {refusal ? <ErrorState text={refusal} /> : null}
    </Card>
  );
}
