import { useLocation } from 'react-router-dom';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ENTRY_PAGES } from '../entries/index.ts';
import styles from './EntryHandover.module.css';
import { isEnteredState } from './forFamily.ts';

/** After an entry for a family: who was told, and the way to the next paper form. */
export function JustEntered({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation('entryHandover');
  const { state } = useLocation() as { readonly state: unknown };
  if (!isEnteredState(state)) return null;
  const { name, family, kind, competitionId } = record;
  const told = !family?.placeholder ? 'account' : family.email === '' ? 'paper' : 'invited';
  return (
    <Row
      as="aside"
      gap={3}
      columnGap={6}
      align="center"
      justify="between"
      round="panel"
      background="info"
      pad={4}
      padInline={5}
      className={styles.entered}
      role="status"
    >
      <p>{t(`entered.${told}`, { name, email: family?.email })}</p>
      <LinkButton tone="primary" to={ENTRY_PAGES[kind](competitionId)}>
        {t(`entered.another.${kind}`)}
      </LinkButton>
    </Row>
  );
}
