import { Fragment } from 'react';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { mailAddress, phoneAddress } from '../competitionChoice/index.ts';

type Contact = Pick<Entry['competition'], 'contactName' | 'contactEmail' | 'contactPhone'>;

interface OrganiserContactProps {
  readonly contact: Contact;
  /** The payment reference, by which the organiser finds the entry. */
  readonly reference: string;
}

/** The organiser's contact in one line; nothing if the competition has none. */
export function OrganiserContact({ contact, reference }: OrganiserContactProps) {
  const { t } = useTranslation('entryChanges');
  const { contactName, contactEmail, contactPhone } = contact;
  const ways = [
    contactName === null ? null : <span>{contactName}</span>,
    contactEmail === null ? null : <a href={mailAddress(contactEmail, reference)}>{contactEmail}</a>,
    contactPhone === null ? null : <a href={phoneAddress(contactPhone)}>{contactPhone}</a>,
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <>
      {t('organiser')}{' '}
      {ways.map((way, index) => (
        <Fragment key={index}>
          {index > 0 ? ', ' : null}
          {way}
        </Fragment>
      ))}
    </>
  );
}
