import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Facts.module.css';
import { PageIcon } from '../PageIcon.tsx';
import { PageSection } from './PageSection.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

type ContactSectionProps = Pick<ShownCompetition, 'packet' | 'contactName' | 'contactEmail'>;

/** The packet and the contact; nothing if both are missing. */
export function ContactSection({ packet, contactName, contactEmail }: ContactSectionProps) {
  const { t } = useTranslation('competitionPage');
  if ([packet, contactName, contactEmail].every((part) => part === null)) return null;
  return (
    <PageSection card title={t('contact.title')}>
      <Stack role="list" as="ul" gap={2} minContent className={styles.facts}>
        {packet === null ? null : (
          <li>
            <PageIcon name="document" />
            <a href={packet} type="application/pdf" target="_blank" rel="noopener">
              {t('contact.packet')}
              <VisuallyHidden>{`, ${t('place.newTab')}`}</VisuallyHidden>
            </a>
          </li>
        )}
        {contactName === null ? null : (
          <li className={styles.person}>
            <span>
              {t('contact.ask')} <strong>{contactName}</strong>
            </span>
          </li>
        )}
        {contactEmail === null ? null : (
          <li>
            <PageIcon name="mail" />
            <a href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}>{contactEmail}</a>
          </li>
        )}
      </Stack>
    </PageSection>
  );
}
