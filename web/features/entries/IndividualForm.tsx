import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Form as EntryForm } from '../../../shared/contract/forms.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { questionsFor } from '../../../shared/domain/entries/answerProblems.ts';
import { individualFee } from '../../../shared/domain/fees/individualFee.ts';
import { lateFeeAt } from '../../../shared/domain/fees/lateFee.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { useSubmissionKey } from '../../api/submissionKey.ts';
import { Form } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { paths } from '../../paths.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { rememberPlace } from '../../session/returnPlace.ts';
import { useSession } from '../../session/useSession.ts';
import { CheckboxCard } from '../../ui/CheckboxCard.tsx';
import { usePresent } from '../../ui/now.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { EventsSection } from './EventsSection.tsx';
import { chosenEvents, individualEvents } from '../../entries/eventChoice.ts';
import {
  answerErrors,
  EMPTY_ENTRY,
  entryBody,
  forNextSkater,
  isOutdated,
  SHOWN_AT,
} from './individualEntry.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { LateFeeNotice } from './LateFeeNotice.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from './SkaterSection.tsx';
import { useFamily } from './useFamily.ts';

interface IndividualFormProps {
  readonly competition: Competition;
  readonly form: EntryForm;
  readonly rinks: readonly Rink[];
  /** Places left by event, null where there is no limit; those that are not known are not there. */
  readonly places: ReadonlyMap<string, number | null>;
  /** The form has changed since it was read. */
  readonly onOutdated: () => void;
}

/** A skater's entry. What is typed survives a log-in, a reload and every error, until it is sent. */
export function IndividualForm(props: IndividualFormProps) {
  const { competition, form: entryForm, rinks, places, onOutdated } = props;
  const { t } = useTranslation('entries');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user, isAuthenticated } = useSession();
  const submissionKey = useSubmissionKey();
  const family = useFamily(user);
  const [isKept, setIsKept] = useState(true);
  const draft = `individual.${competition.id}`;
  // The form may change while this one is filled; what is sent goes by the newest.
  const resolver = useMemo(
    () =>
      contractResolver<IndividualEntryValues>('submitIndividualEntry', {
        toBody: (values) => entryBody(values, competition, entryForm),
        also: (values) => answerErrors(values, entryForm),
        shownAt: SHOWN_AT,
      }),
    [competition, entryForm],
  );

  const form = useContractForm<IndividualEntryValues>({
    defaultValues: { ...EMPTY_ENTRY, ...readDraft<IndividualEntryValues>(draft) },
    resolver,
    shownAt: SHOWN_AT,
    refusalText,
    onSubmit: async (values) => {
      if (!isAuthenticated) {
        rememberPlace(paths.individualForm(competition.id));
        return void (await navigate(paths.login));
      }
      const body = entryBody(values, competition, entryForm);
      const idempotencyKey = submissionKey.for(body);
      const { data: entry } = await call('submitIndividualEntry', { body, idempotencyKey }).catch(
        (thrown: unknown) => {
          if (isOutdated(thrown)) onOutdated();
          throw thrown;
        },
      );
      submissionKey.done();
      // A brother or sister begins with what the family shares.
      keepDraft(draft, forNextSkater(values));
      if (family.hasAccount && isKept) await family.keep(values);
      await queries.invalidateQueries({ queryKey: ['listMyEntries'] });
      await navigate(paths.success(entry.id));
    },
  });
  useKeptDraft(draft, form.methods.watch);

  const ids = form.methods.watch('event');
  const groups = individualEvents(entryForm);
  const events = chosenEvents(groups, ids);
  // Drawn again when a late fee begins.
  usePresent((now) => lateFeeAt(entryForm.lateFees, now)?.from ?? null);
  const fee = individualFee(entryForm, events.length, new Date());
  const wrongRole = user !== null && user.role !== 'SKATER';

  return (
    <>
      <AccountNotice
        isAuthenticated={isAuthenticated}
        user={user}
        here={paths.individualForm(competition.id)}
      />
      <Form
        form={form}
        label={t('title')}
        submitLabel={isAuthenticated === false ? t('submitVisitor') : t('submit')}
        disabledReason={wrongRole ? t('wrongRole.title') : undefined}
        total={{
          label: t('total'),
          amount: formatAmount(fee.totalPrice, competition.currency),
          detail: t('chosen', { count: events.length }),
        }}
      >
        <SkaterSection startDate={competition.startDate} rinks={rinks} family={family.skaters} />
        <MembershipSection endDate={competition.endDate} />
        {family.hasAccount ? (
          <CheckboxCard
            title={t('family.keep')}
            detail={t('family.keepDetail')}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        ) : null}
        <QuestionsSection questions={questionsFor(entryForm.questions, 'individual')} />
        <EventsSection
          places={places}
          note={
            <LateFeeNotice
              lateFees={entryForm.lateFees}
              currency={competition.currency}
              timeZone={competition.timeZone}
            />
          }
          groups={groups}
          chosen={events}
          fee={fee}
          currency={competition.currency}
          timeZone={competition.timeZone}
        />
      </Form>
    </>
  );
}

/** Keeps what is typed for this tab, each time it changes. */
function useKeptDraft(
  draft: string,
  watch: (listener: (values: object) => void) => { unsubscribe: () => void },
): void {
  useEffect(() => {
    const subscription = watch((values) => keepDraft(draft, values));
    return () => subscription.unsubscribe();
  }, [draft, watch]);
}
