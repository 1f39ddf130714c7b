import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useSubmissionKey } from '../../../api/submissionKey.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { paths } from '../../../paths.ts';
import { saveDraft, readDraft } from '../../../session/drafts.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import { useSession } from '../../../session/useSession.ts';
import { type OpenedChange, draftOfChange } from '../change/openedChange.ts';
import { isOutdated } from '../change/outdated.ts';
import { changeOperation, sendChange, MISSING_REASON } from '../change/sendChange.ts';
import { useConfirmation } from '../received/useConfirmation.ts';
import { draftNameOf, useSavedDraft } from './useSavedDraft.ts';
import { useConcurrentChange } from '../change/useConcurrentChange.ts';

const OPERATIONS = {
  individual: 'submitIndividualEntry',
  team: 'submitTeamEntry',
  dance: 'submitDanceEntry',
} as const satisfies Record<EntryKind, string>;

interface EntryFormOptions<Values extends FieldValues, Body extends object> {
  readonly kind: EntryKind;
  readonly competitionId: string;
  /** The entry that is changed; null where a new one is made. */
  readonly change: OpenedChange | null;
  /** The form has changed since it was read, or the entry that is changed. */
  readonly onOutdated: () => Promise<void>;
  /** The values to begin with, and what of a draft goes into them. */
  readonly initialValues: (draft: Partial<Values>) => Values;
  readonly toRequest: (values: Values) => Body;
  /** Fields that the page computes, each with the field where a person can mend it. */
  readonly fieldAliases: Readonly<Record<string, string>>;
  /** What no schema can judge. */
  readonly extraValidation: (values: Values) => readonly FieldError[];
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
  const { kind, competitionId, change, onOutdated, toRequest, fieldAliases, extraValidation } = options;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const { isAuthenticated } = useSession();
  const submissionKey = useSubmissionKey();
  const { ask, confirmation } = useConfirmation();
  const draft = change ? draftOfChange(change.entry) : draftNameOf(kind, competitionId);
  const { sendUnlessMet, keepMine } = useConcurrentChange(change, onOutdated);
  // The form may change while this one is filled; what is sent goes by the newest.
  const resolver = contractResolver<Values>(change ? changeOperation(change) : OPERATIONS[kind], {
    toRequest: (values) => ({ ...toRequest(values), ...(change?.by === 'organiser' && MISSING_REASON) }),
    extraValidation,
    fieldAliases,
  });
  const [defaultValues] = useState(() => options.initialValues(readDraft<Values>(draft)));

  const orOutdated = (thrown: unknown) => {
    if (isOutdated(thrown)) void onOutdated();
    throw thrown;
  };

  const enter = async (values: Values): Promise<Entry> => {
    const body = toRequest(values);
    const idempotencyKey = submissionKey.for(body);
    const { data: entry } = await options.send({ body, idempotencyKey }).catch(orOutdated);
    submissionKey.done();
    saveDraft(draft, options.next(values));
    await options.onEntered?.(values);
    return entry;
  };

  const alter = async (values: Values, changed: OpenedChange): Promise<Entry | null> => {
    const sent = await sendUnlessMet(async () => {
      const confirmed = await ask();
      return confirmed && sendChange(changed, toRequest(values), confirmed).catch(orOutdated);
    });
    if (!sent) return null;
    saveDraft(draft, {});
    await options.onEntered?.(values);
    return sent.data;
  };

  const form = useContractForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    fieldAliases,
    errorMessage,
    onSubmit: async (values) => {
      // Where nobody knows whether there is a session, the answer tells.
      if (isAuthenticated === false) {
        rememberReturnPlace(pathname + search);
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
  useSavedDraft(draft, form.methods.watch);
  const saveMine = () => {
    keepMine();
    void form.submit();
  };
  const typed = () => toRequest(form.methods.getValues());
  return { ...form, confirmation, saveMine, typed, forget: () => saveDraft(draft, {}) };
}
