import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Entry } from '../../../shared/contract/entry.ts';
import type { FieldError } from '../../../shared/contract/errors.ts';
import type { EntryKind } from '../../../shared/contract/forms.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { useSubmissionKey } from '../../api/submissionKey.ts';
import { ENTRY_PAGES } from '../../entries/entryPages.ts';
import { useContractForm } from '../../form/useContractForm.ts';
import { paths } from '../../paths.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { rememberPlace } from '../../session/returnPlace.ts';
import { useSession } from '../../session/useSession.ts';
import { isOutdated } from './outdated.ts';

const OPERATIONS = {
  individual: 'submitIndividualEntry',
  team: 'submitTeamEntry',
  dance: 'submitDanceEntry',
} as const satisfies Record<EntryKind, string>;

interface EntryFormOptions<Values extends FieldValues, Body extends object> {
  readonly kind: EntryKind;
  readonly competitionId: string;
  /** The form has changed since it was read. */
  readonly onOutdated: () => void;
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
 * until it is sent; a second click, or a repeat after a lost answer, enters nobody twice.
 */
export function useEntryForm<Values extends FieldValues, Body extends object>(
  options: EntryFormOptions<Values, Body>,
) {
  const { kind, competitionId, onOutdated, toBody, shownAt, also } = options;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isAuthenticated } = useSession();
  const submissionKey = useSubmissionKey();
  const draft = `${kind}.${competitionId}`;
  // The form may change while this one is filled; what is sent goes by the newest.
  const resolver = contractResolver<Values>(OPERATIONS[kind], { toBody, also, shownAt });
  const [defaultValues] = useState(() => options.initialValues(readDraft<Values>(draft)));

  const form = useContractForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    shownAt,
    refusalText,
    onSubmit: async (values) => {
      if (!isAuthenticated) {
        rememberPlace(ENTRY_PAGES[kind](competitionId));
        return void (await navigate(paths.login));
      }
      const body = toBody(values);
      const idempotencyKey = submissionKey.for(body);
      const { data: entry } = await options.send({ body, idempotencyKey }).catch((thrown: unknown) => {
        if (isOutdated(thrown)) onOutdated();
        throw thrown;
      });
      submissionKey.done();
      keepDraft(draft, options.next(values));
      await options.onEntered?.(values);
      await queries.invalidateQueries({ queryKey: ['listMyEntries'] });
      await navigate(paths.success(entry.id));
    },
  });
  useKeptDraft(draft, form.methods.watch);
  return form;
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
