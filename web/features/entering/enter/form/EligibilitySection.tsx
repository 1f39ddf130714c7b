import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { DataOf } from '../../../../../shared/contract/types.ts';
import { checklist, type Check } from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import { call } from '../../../../api/client.ts';
import { requestQuery, queryKeyOf } from '../../../../api/queries.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useDebounced } from '../../../people/members/index.ts';
import { Checklist } from '../../eligibility/index.ts';
import { entersForFamilies } from '../../entryHandover/index.ts';
import styles from './EligibilitySection.module.css';
import { eligibilityRequest, isSamePeople, type EligibilityRequest } from './eligibilityRequest.ts';
import { liveEligibilityFacts, type FilledEntry } from './liveEligibilityFacts.ts';

const PAUSE_MILLISECONDS = 800;
const AGAIN_MILLISECONDS = 30_000;
const NOT_REQUESTED: LiveEligibility = { answer: null, isAsking: false, hasFailed: false };

interface EligibilitySectionProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: Form;
  /** The entry that is changed, which does not count as another entry; undefined for a new one. */
  readonly entryId: string | undefined;
}

/**
 * The findings of the eligibility rules for the values typed so far: at once in the page, and for a logged-in
 * family from the server with the registry. It watches the values itself, so nothing else is drawn anew.
 */
export function EligibilitySection({ kind, competition, form, entryId }: EligibilitySectionProps) {
  const { t } = useTranslation('eligibility');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isFamily = user?.role === 'SKATER';
  const values = useDeferredValue(useWatch());
  const own = useQuery({
    ...requestQuery('listMyEntries', { query: { kind: 'individual' } }),
    enabled: isFamily && kind !== 'team',
  });
  const others = (own.data ?? []).filter(
    ({ id, state, competitionId }) =>
      competitionId === competition.id && id !== entryId && state !== 'withdrawn',
  );
  // The section is drawn in the form of its own kind, so the values are of that kind.
  const filled = { kind, values } as FilledEntry;
  const facts = liveEligibilityFacts(filled, { competition, form, others });
  const { country } = filled.values;
  const mayAsk = isFamily || entersForFamilies(user, competition.id);
  const body = mayAsk ? eligibilityRequest(facts, { competitionId: competition.id, entryId, country }) : null;
  const checked = useLiveEligibility(body);
  /** "4 events fit Delta", while nothing is open about the level. */
  const summaryOf = (met: readonly Check[], issues: readonly Check[]): string => {
    const events = facts.events.length;
    const level = facts.people.length === 1 ? facts.people[0]?.highestIsiTestLevel : undefined;
    if (issues.length === 0 && events > 0 && level && met.some(({ rule }) => rule === 'level')) {
      return t('fit', { count: events, level });
    }
    return met.length === 0
      ? t('why')
      : t(issues.length === 0 ? 'passed' : 'passedElse', { count: met.length });
  };
  const checks = (checked.answer?.checks ?? checklist(facts)).filter(isWorthSaying);
  const issues = checks.filter(({ outcome }) => outcome !== 'pass');
  const met = checks.filter(({ outcome }) => outcome === 'pass');
  if (checks.length === 0) return null;
  const isNamed = facts.people.length > 1;
  return (
    <FormSection title={t('title')}>
      <CheckedStatus {...checked} />
      {issues.length > 0 ? (
        <Checklist checks={issues} named={isNamed} cited={false} isPending={checked.isAsking} />
      ) : null}
      {issues.some(({ outcome }) => outcome === 'warn') ? (
        <Text soft size="sm" className={styles.note}>
          {t('stays')}
        </Text>
      ) : null}
      <details
        className={styles.details}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          {met.length > 0 ? <Icon name="check" small /> : null}
          {summaryOf(met, issues)}
        </summary>
        {isOpen ? (
          <>
            <Text soft size="sm" className={styles.note}>
              {t(isFamily ? 'liveAsked' : 'live')}
            </Text>
            <Checklist checks={checks} named={isNamed} isPending={checked.isAsking} />
          </>
        ) : null}
      </details>
    </FormSection>
  );
}

/** A family need not read that its skater is not entered twice. */
const isWorthSaying = ({ rule, outcome }: Check) => rule !== 'sameEvent' || outcome !== 'pass';

/**
 * The outcome of the live eligibility check in one line, so that no family learns of a rejection only at the
 * submit. Screen readers announce it; it stays while a newer check is under way.
 */
function CheckedStatus({ answer, hasFailed }: LiveEligibility) {
  const { t } = useTranslation('eligibility');
  const warnings = answer?.checks.filter(({ outcome }) => outcome !== 'pass').length ?? 0;
  const message = (): string | null => {
    if (hasFailed) return t('asked.failed');
    if (!answer) return null;
    if (answer.refused) return t('asked.refused');
    if (answer.registry === 'notAnswering') return t('asked.notAnswering');
    if (answer.registry === 'none') return null;
    return warnings > 0 ? t('asked.remarks', { count: warnings }) : t('asked.met');
  };
  return (
    <Text
      soft
      size="sm"
      className={styles.line}
      role="status"
      data-tone={answer?.refused ? 'bad' : undefined}
    >
      {message()}
    </Text>
  );
}

interface LiveEligibility {
  /** The findings that the submit would have; null while they are unknown. */
  readonly answer: DataOf<'checkEligibility'> | null;
  /** True while the answer is older than the values. */
  readonly isAsking: boolean;
  /** The last request failed: no network, no answer, or too many requests. */
  readonly hasFailed: boolean;
}

/**
 * Asks the server for the findings that the submit would have, once typing pauses. A late answer is never
 * shown for newer values; while the newer answer is on its way, the last one stays if its people are the same.
 * @param body null where nothing can be asked, or the account may not ask
 */
function useLiveEligibility(body: EligibilityRequest | null): LiveEligibility {
  const current = JSON.stringify(body);
  const debounced = useDebounced(current, PAUSE_MILLISECONDS);
  const { data, isError, isPaused } = useQuery({
    queryKey: queryKeyOf('checkEligibility', debounced),
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(debounced) as EligibilityRequest;
      const { data: answer } = await call('checkEligibility', {
        body: asked,
        signal,
        background: true,
        // After a log-out elsewhere the family learns it at the submit, and loses nothing.
        quiet: true,
      });
      return { asked, answer };
    },
    enabled: debounced !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MILLISECONDS : false),
  });
  if (body === null) return NOT_REQUESTED;
  if (isError || isPaused) return { ...NOT_REQUESTED, hasFailed: true };
  if (!data) return NOT_REQUESTED;
  const isCurrent = JSON.stringify(data.asked) === current;
  if (!isCurrent && !isSamePeople(data.asked, body)) return NOT_REQUESTED;
  return { answer: data.answer, isAsking: !isCurrent, hasFailed: false };
}
