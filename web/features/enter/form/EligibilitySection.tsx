import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import { checklist, type Check } from '../../../../shared/domain/eligibility/checklist.ts';
import { queryOf } from '../../../api/queries.ts';
import { Checklist } from '../../eligibility/index.ts';
import { entersForFamilies } from '../../entryHandover/index.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useSession } from '../../../session/useSession.ts';
import { eligibilityRequest } from './eligibilityRequest.ts';
import { CheckedStatus } from './CheckedStatus.tsx';
import { liveEligibilityFacts, type FilledEntry } from './liveEligibilityFacts.ts';
import { useLiveEligibility } from './useLiveEligibility.ts';

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
  // The section is drawn in the form of its own kind, so the values are of that kind.
  const filled = { kind, values } as FilledEntry;
  const facts = liveEligibilityFacts(filled, { competition, form, others });
  const { country } = filled.values;
  const mayAsk = isFamily || entersForFamilies(user, competition.id);
  const body = mayAsk ? eligibilityRequest(facts, { competitionId: competition.id, entryId, country }) : null;
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

/** A family need not read that its skater is not entered twice. */
const isWorthSaying = ({ rule, outcome }: Check) => rule !== 'sameEvent' || outcome !== 'pass';
