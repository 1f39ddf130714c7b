import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEmergency } from '../../../../shared/contract/entries/emergency.ts';
import { queryOf } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './EmergencyCard.module.css';
import { EmergencyForm } from './EmergencyForm.tsx';
import { isGiven } from './emergencyValues.ts';

/** The emergency contacts of the family's own entry, which can change at any time. */
export function EmergencyCard({ entryId }: { readonly entryId: string }) {
  const { t } = useTranslation('emergency');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(queryOf('getEmergency', { params: { entryId } }));
  if (!data || data.people.length === 0) return null;
  const close = () => setIsOpen(false);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <People people={data.people} />
      <div>
        <Button onClick={() => setIsOpen(true)}>{t(data.people.some(isGiven) ? 'change' : 'add')}</Button>
      </div>
      <Dialog isOpen={isOpen} onClose={close} title={t('title')} placement="side">
        <EmergencyForm entryId={entryId} people={data.people} onDone={close} />
      </Dialog>
    </Card>
  );
}

/** The people with an emergency contact; for a long roster their number. */
function People({ people }: OwnEmergency) {
  const { t } = useTranslation('emergency');
  const given = people.filter(isGiven);
  if (people.length > 4) return <p>{t('saidOf', { count: given.length, of: people.length })}</p>;
  return (
    <ul role="list" className={styles.people}>
      {people.map((person) => (
        <li key={person.fullName} className={styles.person}>
          {person.fullName}{' '}
          <Pill tone={isGiven(person) ? 'good' : 'neutral'}>{t(isGiven(person) ? 'said' : 'nothing')}</Pill>
        </li>
      ))}
    </ul>
  );
}
