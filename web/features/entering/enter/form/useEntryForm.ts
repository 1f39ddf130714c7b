import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useSubmissionKey } from '../../../../api/submissionKey.ts';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { paths } from '../../../../paths.ts';
import { saveDraft, readDraft } from '../../../../session/drafts.ts';
import { rememberReturnPlace } from '../../../../session/returnPlace.ts';
import { useSession } from '../../../../session/useSession.ts';
import { type OpenedChange, draftOfChange } from '../change/openedChange.ts';
import { isOutdated } from './refusedSubmit.ts';
import { coachRequest } from '../coach/coachRequest.ts';
import { changeOperation, sendChange, MISSING_REASON } from '../change/sendChange.ts';
import { useConfirmation } from '../change/useConfirmation.ts';
import {
  ENTERED,
  familyProblems,
  familyRequest,
  FOR_FAMILY_OPERATIONS,
  NO_FAMILY,
  submitEntryForFamily,
} from '../../entryHandover/index.ts';
import { CONSENT_ALIASES, consentProblems, NO_CONSENT, withConsent } from '../../consent/index.ts';
import type { EntryFormKind, EntryValues } from './entryFormKind.ts';
import type { AskedConsent } from './useConsent.ts';
import type { EnteringForFamily } from './useEnteringForFamily.ts';
import { draftNameOf, useSavedDraft } from './useSavedDraft.ts';
import { useConcurrentChange } from '../change/useConcurrentChange.ts';
import { type ChangedState, changeNotice } from '../../myEntries/index.ts';
import { SUBMITTED } from '../received/submittedState.ts';

const OPERATIONS = {
  individual: 'submitIndividualEntry',
  team: 'submitTeamEntry',
  dance: 'submitDanceEntry',
} as const satisfies Record<EntryKind, string>;

interface EntryFormOptions {
  readonly consent: AskedConsent | null;
  /** For an organiser or head coach who enters for a family. */
  readonly forFamily: EnteringForFamily | null;
  readonly kind: EntryFormKind;
  readonly competitionId: string;
  /** The entry that is changed; null where a new one is made. */
  readonly change: OpenedChange | null;
  /** Called when the form, or the entry that is changed, is a newer one by now. */
  readonly onOutdated: () => Promise<void>;
  /** The body as it would be sent now, with the prices that are shown. */
  readonly toRequest: (values: EntryValues) => object;
  /** Errors that no schema finds. */
  readonly problems: (values: EntryValues) => readonly FieldError[] | Promise<readonly FieldError[]>;
  /** The error to show for a refused submit. */
  readonly refusalOf: (thrown: unknown, values: EntryValues) => unknown;
  /** Runs once the entry is stored, before its page is shown. */
  readonly onEntered: (values: EntryValues) => Promise<void>;
}

/**
 * The form of an entry of any kind. The values survive a log-in, a reload and every error until they are
 * sent. A second click, or a retry after a lost answer, stores one entry. A change is sent once the family
 * has seen and confirmed its price.
 */
export function useEntryForm(options: EntryFormOptions) {
  const { kind, competitionId, change, forFamily, consent, onOutdated, problems } = options;
  const toRequest = (values: EntryValues) => {
    const body = {
      ...options.toRequest(values),
      ...coachRequest(values),
      ...(forFamily && familyRequest({ ...NO_FAMILY, ...values })),
    };
    return consent ? withConsent(body, { ...NO_CONSENT, ...values }, consent.versionOf(values)) : body;
  };
  const fieldAliases = { ...kind.fieldAliases, ...CONSENT_ALIASES };
  const queries = useQueryClient();
  // The entry's page and the page of success begin with what was stored, not with what was there before.
  const keep = (entry: Entry) =>
    queries.setQueryData(requestQuery('getEntry', { params: { entryId: entry.id } }).queryKey, entry);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  const submissionKey = useSubmissionKey();
  const { ask, confirmation } = useConfirmation();
  const draft = change ? draftOfChange(change.entry) : draftNameOf(kind.kind, competitionId);
  const { sendUnlessMet, keepMine } = useConcurrentChange(change, onOutdated);
  const operation = (forFamily ? FOR_FAMILY_OPERATIONS : OPERATIONS)[kind.kind];
  const resolver = contractResolver<EntryValues>(change ? changeOperation(change) : operation, {
    toRequest: (values) => ({ ...toRequest(values), ...(change?.by === 'organiser' && MISSING_REASON) }),
    extraValidation: async (values) => [
      ...(forFamily ? await familyProblems({ ...NO_FAMILY, ...values }, forFamily.isLate) : []),
      ...(await problems(values)),
      ...(consent
        ? consentProblems(
            { ...NO_CONSENT, ...values },
            {
              kind: kind.kind,
              version: consent.versionOf(values),
              isPartnerAsked: consent.isPartnerAsked(values),
            },
            consent.messages,
          )
        : []),
    ],
    fieldAliases,
  });
  const [defaultValues] = useState(() => ({
    ...(forFamily && NO_FAMILY),
    ...kind.empty,
    ...(change && kind.valuesOf(change)),
    ...(consent && NO_CONSENT),
    ...(forFamily?.rinkId && { homeIsiRink: forFamily.rinkId }),
    ...readDraft<EntryValues>(draft),
  }));

  const orOutdated = (thrown: unknown) => {
    if (isOutdated(thrown)) void onOutdated();
    throw thrown;
  };

  const enter = async (values: EntryValues): Promise<Entry> => {
    const body = toRequest(values);
    const idempotencyKey = submissionKey.for(body);
    const sent = forFamily
      ? submitEntryForFamily(kind.kind, { body, idempotencyKey })
      : kind.submit({ body, idempotencyKey });
    const { data: entry } = await sent.catch((thrown: unknown) =>
      orOutdated(options.refusalOf(thrown, values)),
    );
    submissionKey.done();
    saveDraft(draft, kind.valuesForNext(values));
    await options.onEntered(values);
    return entry;
  };

  const update = async (values: EntryValues, changed: OpenedChange): Promise<Entry | null> => {
    const sent = await sendUnlessMet(async () => {
      const confirmed = await ask();
      return confirmed && sendChange(changed, toRequest(values), confirmed).catch(orOutdated);
    });
    if (!sent) return null;
    saveDraft(draft, {});
    return sent.data;
  };

  const form = useContractForm<EntryValues>({
    defaultValues,
    resolver,
    fieldAliases,
    errorMessage,
    onSubmit: async (values) => {
      // While the session is unknown, the server's answer decides.
      if (isAuthenticated === false) {
        rememberReturnPlace(pathname + search);
        return void (await navigate(paths.login));
      }
      const entry = change ? await update(values, change) : await enter(values);
      if (!entry) return;
      if (change?.by === 'organiser') return void (await navigate(-1));
      if (forFamily)
        return void (await navigate(paths.entryRecord(competitionId, entry.id), { state: ENTERED }));
      keep(entry);
      if (!change) return void (await navigate(paths.success(entry.id), { state: SUBMITTED }));
      const state: ChangedState = { changed: changeNotice(change.entry.events, entry.events) };
      await navigate(paths.entry(entry.id), { state });
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
