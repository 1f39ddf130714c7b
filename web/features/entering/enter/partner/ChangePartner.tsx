import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { paths } from '../../../../paths.ts';
import { Page } from '../../../../layout/Page.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import styles from './Partner.module.css';
import { PartnerForm } from './PartnerForm.tsx';
import { CurrentPartner } from './CurrentPartner.tsx';

/** The partner's status, and the form that changes the partner. */
export function ChangePartner({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('partner');
  const queries = useQueryClient();
  const { id, name, competition, partner } = entry;
  if (!partner) return null;
  const { queryKey } = requestQuery('getEntry', { params: { entryId: id } });
  const keep = (stored: Entry) => queries.setQueryData(queryKey, stored);
  const readNewest = async () => {
    const { data } = await call('getEntry', { params: { entryId: id } });
    queries.setQueryData(queryKey, data);
    return data;
  };
  return (
    <div className={styles.own}>
      <Page
        width="form"
        title={t('own.title')}
        subtitle={
          <>
            {t('own.for', { name, competition: competition.name })}
            <br />
            {t('own.until', { when: formatInstant(competition.openUntil, competition.timeZone) })}
          </>
        }
        actions={<LinkButton to={paths.entry(id)}>{t('own.back')}</LinkButton>}
      >
        <CurrentPartner entry={entry} partner={partner} onInvited={keep} onOutdated={readNewest} />
        <PartnerForm entry={entry} partner={partner} onSaved={keep} onOutdated={readNewest} />
      </Page>
    </div>
  );
}
