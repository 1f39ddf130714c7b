import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { refusalText } from '../../../api/refusalText.ts';
import { useSubmissionKey } from '../../../api/submissionKey.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { paths } from '../../../paths.ts';
import { keepDraft, readDraft } from '../../../session/drafts.ts';
import { rememberPlace } from '../../../session/returnPlace.ts';
import { useSession } from '../../../session/useSession.ts';
import { type Change, draftOfChange } from '../change/change.ts';
import { isOutdated } from '../change/outdated.ts';
import { changeOperation, sendChange, UNSAID_REASON } from '../change/sendChange.ts';
import { useConfirmation } from '../received/useConfirmation.ts';
import { draftOfNew, useKeptDraft } from './useKeptDraft.ts';
import { useMeanwhile } from '../change/useMeanwhile.ts';

const OPERATIONS = {
  individual: 'submitIndividualEntry',
  team: 'submitTeamEntry',
  dance: 'submitDanceEntry',
} as const satisfies Record<EntryKind, string>;

interface EntryFormOptions<Values extends FieldValues, Body extends object> {
  readonly kind: EntryKind;
  readonly competitionId: string;
  /** The entry that is changed; null where a new one is made. */
  readonly change: Change | null;
  /** The form has changed since it was read, or the entry that is changed. */
  readonly onOutdated: () => Promise<void>;
  /** The values to begin with, and what of a draft goes into them. */
  readonly initialValues: (draft: Partial<Values>) => Values;
  readonly toBody: (values: Values) => Body;
  /** Fields that the page computes, each with the field where a person can mend it. */
  readonly shownAt: Readonly<Record<string, string>>;
  /** What no schema can judge. */
  readonly also: (values: Values) => readonly FieldError[];
  readonly send: (call: { body: Body; idempotencyKey: string }) => Promise<{ readonly data: Entry }>;
  /** What the next entry of this family begins with. */
  readonly next: (values: Values) => Values;
  /** After the entry was taken, before its page is shown. */
  readonly onEntered?: (values: Values) => Promise<void>;
}

/**
 * The form of an entry, whoever skates. What is typed survives a log-in, a reload and every error,
 * until it is sent; a second click, or a repeat after a lost answer, enters nobody twice. A change is
 * sent once the person has seen what it costs and said yes.
 */
export function useEntryForm<Values extends FieldValues, Body extends object>(
  options: EntryFormOptions<Values, Body>,
) {
  const { kind, competitionId, change, onOutdated, toBody, shownAt, also } = options;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const { isAuthenticated } = useSession();
  const submissionKey = useSubmissionKey();
  const { ask, confirmation } = useConfirmation();
  const draft = change ? draftOfChange(change.entry) : draftOfNew(kind, competitionId);
  const { sendUnlessMet, keepMine } = useMeanwhile(change, onOutdated);
  // The form may change while this one is filled; what is sent goes by the newest.
  const resolver = contractResolver<Values>(change ? changeOperation(change) : OPERATIONS[kind], {
    toBody: (values) => ({ ...toBody(values), ...(change?.by === 'organiser' && UNSAID_REASON) }),
    also,
    shownAt,
  });
  const [defaultValues] = useState(() => options.initialValues(readDraft<Values>(draft)));

  const orOutdated = (thrown: unknown) => {
    if (isOutdated(thrown)) void onOutdated();
    throw thrown;
  };

  const enter = async (values: Values): Promise<Entry> => {
    const body = toBody(values);
    const idempotencyKey = submissionKey.for(body);
    const { data: entry } = await options.send({ body, idempotencyKey }).catch(orOutdated);
    submissionKey.done();
    keepDraft(draft, options.next(values));
    await options.onEntered?.(values);
    return entry;
  };

  const alter = async (values: Values, changed: Change): Promise<Entry | null> => {
    const sent = await sendUnlessMet(async () => {
      const confirmed = await ask();
      return confirmed && sendChange(changed, toBody(values), confirmed).catch(orOutdated);
    });
    if (!sent) return null;
    keepDraft(draft, {});
    await options.onEntered?.(values);
    return sent.data;
  };

  const form = useContractForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    shownAt,
    refusalText,
    onSubmit: async (values) => {
      // Where nobody knows whether there is a session, the answer tells.
      if (isAuthenticated === false) {
        rememberPlace(pathname + search);
        return void (await navigate(paths.login));
      }
      const entry = change ? await alter(values, change) : await enter(values);
      if (!entry) return;
      for (const queryKey of [['listMyEntries'], ['getEntry'], ['getEntryToChange'], ['getEntryRecord']])
        await queries.invalidateQueries({ queryKey });
      if (change?.by === 'organiser') return void (await navigate(-1));
      await navigate(paths.success(entry.id));
    },
  });
  useKeptDraft(draft, form.methods.watch);
  const saveMine = () => {
    keepMine();
    void form.submit();
  };
  const typed = () => toBody(form.methods.getValues());
  return { ...form, confirmation, saveMine, typed, forget: () => keepDraft(draft, {}) };
}
