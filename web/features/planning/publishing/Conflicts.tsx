import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Publishing.module.css';

interface ConflictsProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
  readonly flightText: (flight: ScheduleDifference['flights'][number]) => string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Every hard finding with its people and flights, and the organiser's word that it may be so. */
export function Conflicts(props: ConflictsProps) {
  const { competitionId, difference, flightText, isConfirmed, onConfirm } = props;
  const { t } = useTranslation('publishing');
  const { findings } = difference;
  const count = findings.length;
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      round="control"
      background="warn"
      pad={4}
      aria-label={t('conflicts.title', { count })}
    >
      <h3>{t('conflicts.title', { count })}</h3>
      <Findings findings={findings} flights={difference.flights} flightText={flightText} />
      <div>
        <LinkButton to={paths.schedule(competitionId)}>{t('conflicts.board')}</LinkButton>
      </div>
      <CheckboxCard
        title={t('conflicts.confirm', { count })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </Stack>
  );
}

/** Coaches with skaters on two surfaces at once: named as a conflict is, and nothing to confirm. */
export function CoachConflicts({
  difference,
  flightText,
}: Pick<ConflictsProps, 'difference' | 'flightText'>) {
  const { t } = useTranslation('publishing');
  const { coachClashes, flights } = difference;
  const title = t('conflicts.coaches', { count: coachClashes.length });
  if (coachClashes.length === 0) return null;
  return (
    <Stack as="section" gap={3} minContent round="control" background="warn" pad={4} aria-label={title}>
      <h3>{title}</h3>
      <Findings findings={coachClashes} flights={flights} flightText={flightText} />
    </Stack>
  );
}

interface FindingsProps extends Pick<ConflictsProps, 'flightText'> {
  readonly findings: ScheduleDifference['findings'];
  readonly flights: ScheduleDifference['flights'];
}

function Findings({ findings, flights, flightText }: FindingsProps) {
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  return (
    <Stack role="list" as="ul" gap={3} minContent>
      {findings.map((finding, index) => (
        // Two blocks that nobody skates in have the same words.
        <li key={`${String(index)} ${finding.id}`}>
          <Rule finding={finding} />
          {finding.flightIds.map((id) => {
            const flight = byId.get(id);
            return flight ? (
              <span key={id} className={styles.detail}>
                {flightText(flight)}
              </span>
            ) : null;
          })}
        </li>
      ))}
    </Stack>
  );
}

function Rule({ finding }: { readonly finding: ScheduleDifference['findings'][number] }) {
  const { t } = useTranslation('publishing');
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const names = { people: list.format(finding.people), coaches: list.format(finding.coaches) };
  return <span>{t(`conflicts.rules.${ruleKey(finding)}`, { ...names, rule: finding.rule })}</span>;
}

const KNOWN = [
  'twiceInFlight',
  'twiceAtOnce',
  'rest',
  'judgeWithPupil',
  'overlap',
  'closed',
  'coachOnTwoSurfaces',
] as const;

function ruleKey({ rule, flightIds }: ScheduleDifference['findings'][number]) {
  if (rule === 'closed' && flightIds.length === 0) return 'closedBlock';
  return KNOWN.find((one) => one === rule) ?? 'other';
}
