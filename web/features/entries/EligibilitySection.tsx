import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { EntryKind, Form } from '../../../shared/contract/forms.ts';
import { checklist } from '../../../shared/domain/eligibility/checklist.ts';
import { queryOf } from '../../api/queries.ts';
import { Checklist } from '../../eligibility/Checklist.tsx';
import { FormSection } from '../../form/Form.tsx';
import { useSession } from '../../session/useSession.ts';
import { liveFacts, type FilledIn } from './liveFacts.ts';

interface EligibilitySectionProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: Form;
  /** The entry that is changed, which is no other one; undefined for a new one. */
  readonly entryId: string | undefined;
}

/** What the eligibility rules say of what is filled in so far. It watches by itself: nothing else is drawn anew. */
export function EligibilitySection({ kind, competition, form, entryId }: EligibilitySectionProps) {
  const { t } = useTranslation('eligibility');
  const { user } = useSession();
  const values = useDeferredValue(useWatch());
  const own = useQuery({
    ...queryOf('listMyEntries', { query: { kind: 'individual' } }),
    enabled: user?.role === 'SKATER' && kind !== 'team',
  });
  const others = (own.data ?? []).filter(
    ({ id, state, competitionId }) =>
      competitionId === competition.id && id !== entryId && state !== 'withdrawn',
  );
  // The section stands in the form of its kind.
  const facts = liveFacts({ kind, values } as FilledIn, { competition, form, others });
  const checks = checklist(facts).filter(isWorthSaying);
  return (
    <FormSection title={t('title')} text={t(checks.length > 0 ? 'live' : 'nothingYet')}>
      {checks.length > 0 ? (
        <>
          <Checklist checks={checks} named={facts.people.length > 1} />
          {checks.some(({ outcome }) => outcome === 'warn') ? <p>{t('stays')}</p> : null}
        </>
      ) : null}
    </FormSection>
  );
}

/** That nothing is entered twice goes without saying. */
const isWorthSaying = ({ rule, outcome }: ReturnType<typeof checklist>[number]) =>
  rule !== 'sameEvent' || outcome !== 'pass';
