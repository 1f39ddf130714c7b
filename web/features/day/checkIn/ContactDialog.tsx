import { useEffect, useState } from 'react';
import type { EmergencyCall } from '../../../../shared/contract/day/running/checkIn.ts';
import { contactClosure } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './CheckIn.module.css';
import type { Start } from './checkInList.ts';
import type { CheckInDay } from './StarterRow.tsx';

interface ContactDialogProps {
  readonly start: Start;
  readonly day: CheckInDay;
  readonly onClose: () => void;
}

/** The contact for a missing skater, or the reason why it stays closed. Opening it is the reading that is recorded. */
export function ContactDialog({ start, day, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const [found, setFound] = useState<EmergencyCall | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { programmeId, name } = start.starter;
  const flightId = start.flight.id;
  const { competitionId } = day;
  const { user } = useSession();
  // As it was when the dialog opened: who is checked in meanwhile does not lose the number on the screen.
  const [{ closure, answered }] = useState(() => ({
    // A tap of a moment ago may not be listed yet: the server decides, once it has the taps.
    closure: day.states.isRecent(start)
      ? null
      : contactClosure(start, { ...day.clock, isOrganiser: user !== null }),
    answered: day.states.whenAnswered(start),
  }));
  const isOpen = closure === null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Development mounts twice: the second reading is the same one.
    let isShown = true;
    const params = { competitionId, flightId, programmeId };
    answered
      .then(() => call('openEmergencyContact', { params, background: true }))
      .then(
        ({ data }) => isShown && setFound(data),
        (thrown: unknown) => isShown && setProblem(errorMessage(thrown) ?? String(thrown)),
      );
    return () => {
      isShown = false;
    };
  }, [competitionId, flightId, programmeId, isOpen, answered]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('contactTitle', { name })}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {problem === null ? null : (
        <Box role="alert" as="p" round="panel" background="warn" pad={3} padInline={4} tone="warn">
          {problem}
        </Box>
      )}
      {closure ? <p>{t(`contactClosed.${closure}`)}</p> : null}
      {found ? <Contacts call={found} /> : isOpen && problem === null ? <Spinner /> : null}
    </Dialog>
  );
}

function Contacts({ call: { people, coach } }: { readonly call: EmergencyCall }) {
  const { t } = useTranslation('checkIn');
  return (
    <Stack gap={4} minContent>
      {coach === null ? null : <p>{t('contactTeam', { coach })}</p>}
      {people.map(({ fullName, emergencyContact, emergencyPhone }) => (
        <section key={fullName} aria-label={fullName}>
          {people.length > 1 ? <h3>{fullName}</h3> : null}
          <p>{emergencyContact ?? t(emergencyPhone === null ? 'contactNone' : 'contactUnnamed')}</p>
          {emergencyPhone === null ? null : (
            <a className={styles.call} href={`tel:${emergencyPhone.replaceAll(/[^+\d]/g, '')}`}>
              {t('contactCall', { phone: emergencyPhone })}
            </a>
          )}
        </section>
      ))}
      <Text soft size="sm">
        {t('contactRecorded')}
      </Text>
    </Stack>
  );
}
