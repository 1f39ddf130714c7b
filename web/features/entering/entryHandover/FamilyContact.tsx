import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './EntryHandover.module.css';
import { FamilyEmailDialog } from './FamilyEmailDialog.tsx';

interface FamilyContactProps {
  readonly record: EntryRecord;
  readonly competition: Pick<Competition, 'timeZone'>;
}

/** The person who entered for a family, whether it has taken over, and the organiser's ways to reach it. */
export function FamilyContact({ record, competition }: FamilyContactProps) {
  const { t } = useTranslation('entryHandover');
  const isReader = !isOrganiser(useUser().role);
  const [isAsked, setIsAsked] = useState(false);
  const give = useGiveEntry(record);
  const { family, enteredBy } = record;
  if (!enteredBy) return null;
  const email = family?.email ?? '';
  const by = enteredBy.name === null ? t('family.byGone') : t('family.by', { name: enteredBy.name });
  if (!family?.placeholder)
    return (
      <Text soft size="sm">
        {by}
      </Text>
    );
  const { invitedAt } = family.placeholder;
  return (
    <Stack gap={2} minContent className={styles.contact}>
      <Text soft size="sm">
        {by} <Pill tone="warn">{t('family.waiting')}</Pill>
      </Text>
      <Text soft size="sm">
        {email === ''
          ? t('family.paper')
          : invitedAt !== null
            ? t('family.invited', { when: formatInstant(invitedAt, competition.timeZone) })
            : null}
      </Text>
      {isReader ? null : (
        <Row gap={2}>
          {email === '' ? null : (
            <Button dense aria-busy={give.isPending} onClick={() => void give.send(email)}>
              {t('family.again')}
            </Button>
          )}
          <Button dense onClick={() => setIsAsked(true)}>
            {t(email === '' ? 'family.give' : 'family.change')}
          </Button>
        </Row>
      )}
      {isAsked ? <FamilyEmailDialog record={record} onClose={() => setIsAsked(false)} /> : null}
    </Stack>
  );
}

/** Sends the link of an entry to an address again, and says what became of it. */
function useGiveEntry({ competitionId, id }: Pick<EntryRecord, 'competitionId' | 'id'>) {
  const { t } = useTranslation('entryHandover');
  const [isPending, setIsPending] = useState(false);
  const send = async (email: string) => {
    setIsPending(true);
    try {
      await call('giveEntryToFamily', { params: { competitionId, entryId: id }, body: { email } });
      showToast(t('family.sent', { email }));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('takeOver.failed'), 'bad');
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, send };
}
