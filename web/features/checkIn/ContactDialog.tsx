import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmergencyCall } from '../../../shared/contract/day/checkIn.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import styles from './CheckIn.module.css';
import type { Start } from './checkInList.ts';

interface ContactDialogProps {
  readonly start: Start;
  readonly competitionId: string;
  readonly onClose: () => void;
}

/** Whom to call about a missing skater. Opening it is the reading that is recorded. */
export function ContactDialog({ start, competitionId, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const [found, setFound] = useState<EmergencyCall | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { programmeId, name } = start.starter;
  const flightId = start.flight.id;
  useEffect(() => {
    // Development mounts twice: the second reading is the same one.
    let isShown = true;
    call('openEmergencyContact', { params: { competitionId, flightId, programmeId }, background: true }).then(
      ({ data }) => isShown && setFound(data),
      (thrown: unknown) => isShown && setProblem(errorMessage(thrown) ?? String(thrown)),
    );
    return () => {
      isShown = false;
    };
  }, [competitionId, flightId, programmeId]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('contactTitle', { name })}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {problem === null ? null : (
        <p role="alert" className={styles.stale}>
          {problem}
        </p>
      )}
      {found ? <Contacts call={found} /> : problem === null ? <Spinner /> : null}
    </Dialog>
  );
}

function Contacts({ call: { people, coach } }: { readonly call: EmergencyCall }) {
  const { t } = useTranslation('checkIn');
  return (
    <div className={styles.contacts}>
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
      <p className={styles.soft}>{t('contactRecorded')}</p>
    </div>
  );
}
