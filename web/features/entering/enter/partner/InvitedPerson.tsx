import { useState } from 'react';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Facts } from './Facts.tsx';
import { InvitedPersonForm } from './InvitedPersonForm.tsx';
import styles from './Partner.module.css';

interface InvitedPersonProps {
  readonly token: string;
  readonly invitation: PartnerInvitation;
  readonly onSaved: (invitation: PartnerInvitation) => void;
  readonly onOutdated: () => Promise<PartnerInvitation>;
}

/** The partner's data, which the partner can correct until registration closes. */
export function InvitedPerson({ token, invitation, onSaved, onOutdated }: InvitedPersonProps) {
  const { t } = useTranslation(['partner', 'entries']);
  const [isEdited, setIsEdited] = useState(false);
  const { partner, open } = invitation;
  if (isEdited && open) {
    return (
      <InvitedPersonForm
        token={token}
        invitation={invitation}
        onOutdated={onOutdated}
        onCancel={() => setIsEdited(false)}
        onSaved={(saved) => {
          onSaved(saved);
          setIsEdited(false);
          showToast(t('person.saved'));
        }}
      />
    );
  }
  return (
    <Card as="section" gap={4}>
      <Row gap={2} columnGap={4} align="center" justify="between" className={styles.personHead}>
        <h2>{t('person.title')}</h2>
        {open ? <Button onClick={() => setIsEdited(true)}>{t('person.correct')}</Button> : null}
      </Row>
      <Text soft size="sm">
        {t('person.text')}
      </Text>
      <Facts
        facts={[
          [t('person.fullName'), partner.fullName],
          [t('person.gender'), t(`entries:genders.${partner.gender as 'Female'}`)],
          [t('person.birthdate'), t('person.age', { count: partner.age, day: formatDay(partner.birthdate) })],
          [t('person.isi'), partner.isi],
          [t('person.expDate'), formatDay(partner.expDate)],
          [t('person.level'), partner.highestIsiTestLevel],
        ]}
      />
    </Card>
  );
}
