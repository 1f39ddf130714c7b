import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyEmergency } from '../../../../../shared/contract/entering/entries/emergency.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Fold } from '../../../../ui/Fold.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { EmergencyForm } from './EmergencyForm.tsx';
import { isGiven } from './emergencyValues.ts';

interface EmergencyFoldProps {
  readonly entryId: string;
  /** The schedule is published, and somebody has no contact. */
  readonly isDue: boolean;
}

/** The emergency contacts of the family's own entry, which can change at any time. */
export function EmergencyFold({ entryId, isDue }: EmergencyFoldProps) {
  const { t } = useTranslation('emergency');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(requestQuery('getEmergency', { params: { entryId } }));
  if (!data || data.people.length === 0) return null;
  const close = () => setIsOpen(false);
  const { people } = data;
  const given = people.filter(isGiven).length;
  const aside =
    given === 0
      ? t('nothing')
      : given === people.length
        ? t('said')
        : t('saidOf', { count: given, of: people.length });
  return (
    <Fold
      title={t('title')}
      aside={<Pill tone={isDue ? 'warn' : given === people.length ? 'good' : 'neutral'}>{aside}</Pill>}
    >
      <Text soft size="sm">
        {t('text')}
      </Text>
      <Contacts people={people.filter(isGiven)} />
      <Button onClick={() => setIsOpen(true)}>{t(given > 0 ? 'change' : 'add')}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('title')} placement="side">
        <EmergencyForm entryId={entryId} people={people} onDone={close} />
      </Dialog>
    </Fold>
  );
}

/** The contact of each person that has one. */
function Contacts({ people }: MyEmergency) {
  if (people.length === 0) return null;
  return (
    <Stack role="list" as="ul" gap={2} minContent>
      {people.map(({ fullName, emergencyContact, emergencyPhone }) => (
        <Stack key={fullName} as="li" minContent breaks>
          {fullName}
          <Text as="span" soft size="sm">
            {[emergencyContact, emergencyPhone].filter(Boolean).join(', ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
