import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type {
  DuplicatePair,
  ListedPerson,
} from '../../../../shared/contract/entering/duplicates/duplicates.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Duplicates.module.css';

export type Decide = (pair: string, as: BodyOf<'decideDouble'>['as'], keep?: string | null) => Promise<void>;

interface DuplicateCardProps {
  readonly pair: DuplicatePair;
  readonly competition: Competition;
  /** Why the last decision was refused. */
  readonly refusal: string | null;
  readonly decide: Decide;
}

/** Two people who may be one, side by side. */
export function DuplicateCard({ pair, competition, refusal, decide }: DuplicateCardProps) {
  const { t } = useTranslation('duplicates');
  const titleId = useId();
  const { id, reason, people, shared } = pair;
  const [one, other] = people;
  const blocked = shared.length > 0 ? t('shared', { events: shared.join(', ') }) : undefined;
  const archived = competition.state === 'archived' ? t('archived') : undefined;
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <Text id={titleId} as="h2" size="lg" breaks tabIndex={-1}>
          {t('pair', { one: one?.fullName ?? '', other: other?.fullName ?? '' })}
        </Text>
        <Text soft size="sm" weight="regular" className={styles.detail}>
          {t(`reason.${reason}`)}
        </Text>
        <Stack gap={4} className={styles.people}>
          {people.map((person) => (
            <Person key={person.id} person={person} competitionId={competition.id}>
              <Button
                aria-label={t('keepOf', { name: person.fullName, day: formatDay(person.birthdate) })}
                disabledReason={archived ?? blocked}
                onClick={() => void decide(id, 'merged', person.id)}
              >
                {t('keep')}
              </Button>
            </Person>
          ))}
        </Stack>
        {blocked === undefined ? null : <p className={styles.blocked}>{blocked}</p>}
        {refusal === null ? null : (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <Button
          tone="plain"
          className={styles.apart}
          disabledReason={archived}
          onClick={() => void decide(id, 'different')}
        >
          {t('different')}
        </Button>
      </section>
    </Card>
  );
}

interface PersonProps {
  readonly person: ListedPerson;
  readonly competitionId: string;
  readonly children: React.ReactNode;
}

function Person({ person, competitionId, children }: PersonProps) {
  const { t } = useTranslation('duplicates');
  const { fullName, birthdate, memberNumbers, entries } = person;
  return (
    <div className={styles.person}>
      <Text weight="medium" breaks className={styles.name}>
        {fullName}
        <Text as="span" soft size="sm" weight="regular" className={styles.detail}>
          {[
            t('born', { day: formatDay(birthdate) }),
            ...memberNumbers.map((number) => t('number', { number })),
          ].join(' · ')}
        </Text>
      </Text>
      <Stack role="list" as="ul" gap={2} minContent top className={styles.entries}>
        {entries.map(({ id, name, homeIsiRink, events }) => {
          // The person's own name is the heading: only another spelling or a team is named again.
          const isNamed = name !== fullName || events.length === 0;
          return (
            <li key={id}>
              <Link to={paths.entryRecord(competitionId, id)}>{isNamed ? name : events.join(' · ')}</Link>
              <Text as="span" soft size="sm" weight="regular" className={styles.detail}>
                {(isNamed ? [homeIsiRink, ...events] : [homeIsiRink]).join(' · ')}
              </Text>
            </li>
          );
        })}
      </Stack>
      {children}
    </div>
  );
}
