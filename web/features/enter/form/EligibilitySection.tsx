import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import { checklist, type Check } from '../../../../shared/domain/eligibility/checklist.ts';
import { queryOf } from '../../../api/queries.ts';
import { Checklist } from '../../eligibility/index.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useSession } from '../../../session/useSession.ts';
import { eligibilityRequest } from './eligibilityRequest.ts';
import { CheckedStatus } from '../change/CheckedStatus.tsx';
import { liveEligibilityFacts, type FilledEntry } from './liveEligibilityFacts.ts';
import { useLiveEligibility } from './useLiveEligibility.ts';

interface EligibilitySectionProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: Form;
  /** The entry that is changed, which is no other one; undefined for a new one. */
  readonly entryId: string | undefined;
}

/**
 * What the eligibility rules say of what is filled in so far: here at once by what is typed, and for a
 * family that is logged in with what the registry knows. It watches by itself: nothing else is drawn anew.
 */
export function EligibilitySection({ kind, competition, form, entryId }: EligibilitySectionProps) {
  const { t } = useTranslation('eligibility');
  const { user } = useSession();
  const isFamily = user?.role === 'SKATER';
  const values = useDeferredValue(useWatch());
  const own = useQuery({
    ...queryOf('listMyEntries', { query: { kind: 'individual' } }),
    enabled: isFamily && kind !== 'team',
  });
  const others = (own.data ?? []).filter(
    ({ id, state, competitionId }) =>
      competitionId === competition.id && id !== entryId && state !== 'withdrawn',
  );
  // The section stands in the form of its kind.
  const filled = { kind, values } as FilledEntry;
  const facts = liveEligibilityFacts(filled, { competition, form, others });
  const { country } = filled.values;
  const body = isFamily
    ? eligibilityRequest(facts, { competitionId: competition.id, entryId, country })
    : null;
  const checked = useLiveEligibility(body);
  const checks = (checked.answer?.checks ?? checklist(facts)).filter(isWorthSaying);
  return (
    <FormSection
      title={t('title')}
      text={t(checks.length === 0 ? 'nothingYet' : isFamily ? 'liveAsked' : 'live')}
    >
      <CheckedStatus {...checked} />
      {checks.length > 0 ? (
        <>
          <Checklist checks={checks} named={facts.people.length > 1} isPending={checked.isAsking} />
          {checks.some(({ outcome }) => outcome === 'warn') ? <p>{t('stays')}</p> : null}
        </>
      ) : null}
    </FormSection>
  );
}

/** That nothing is entered twice goes without saying. */
const isWorthSaying = ({ rule, outcome }: Check) => rule !== 'sameEvent' || outcome !== 'pass';
