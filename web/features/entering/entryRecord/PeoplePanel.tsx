import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { ListedPartnerPill } from '../entryLists/index.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './PeoplePanel.module.css';

/** The skater, both of a couple, or the roster of a team. */
export function PeoplePanel({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation('entryRecord');
  const { people, kind, partner } = record;
  return (
    <DashboardCard
      title={t(`people.title.${kind}`)}
      aside={kind === 'team' ? t('people.count', { count: people.length }) : undefined}
    >
      <Stack role="list" as="ol" minContent>
        {people.map((person, index) => (
          <Stack key={`${person.fullName} ${index}`} as="li" gap={1} minContent className={styles.person}>
            <Text weight="medium" breaks>
              {person.fullName}{' '}
              {person.part === 'alternate' ? <Pill tone="neutral">{t('people.alternate')}</Pill> : null}
              {person.part === 'partner' && partner ? <ListedPartnerPill state={partner.state} /> : null}
            </Text>
            <PersonDetails person={person} />
          </Stack>
        ))}
      </Stack>
    </DashboardCard>
  );
}

/** A person's details in one line, without empty ones. */
function PersonDetails({ person }: { readonly person: EntryRecord['people'][number] }) {
  const { t } = useTranslation('entryRecord');
  const { birthdate, age, gender, highestIsiTestLevel, isi, expDate } = person;
  const facts = [
    birthdate && t('people.born', { day: formatDay(birthdate), count: age }),
    gender,
    highestIsiTestLevel,
    isi && t('people.isi', { isi }),
    expDate && t('people.until', { day: formatDay(expDate) }),
  ].filter((fact) => fact !== '');
  return (
    <Text soft size="sm">
      {facts.join(' · ')}
    </Text>
  );
}
