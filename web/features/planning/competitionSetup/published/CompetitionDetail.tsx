import { useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { changesBetween } from '../../../../../shared/domain/core/history/changesBetween.ts';
import { competitionRules } from '../../../../../shared/domain/entering/eligibility/competitionRules.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { ConflictNotice } from '../../../../forms/ConflictNotice.tsx';
import { Form } from '../../../../forms/Form.tsx';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { CompetitionCard } from '../../../entering/competitionList/index.ts';
import { StartedRecheck } from '../../../entering/recheck/index.ts';
import {
  competitionRequest,
  type CompetitionValues,
  combinedErrors,
  competitionValues,
} from '../competitionValues.ts';
import { CompetitionSections } from './CompetitionSections.tsx';
import styles from './DetailPage.module.css';
import { DetailPage } from './DetailPage.tsx';
import { MoveCompetitionDialog } from './MoveCompetitionDialog.tsx';
import { MoveProgress } from './MoveProgress.tsx';
import { sectionsOf } from './detailSections.ts';
import { useCompetitionWords } from './useCompetitionWords.ts';
import { useSectionTitle } from './useSectionTitle.ts';

export interface CompetitionDetailProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
}

/** Edits a competition; concurrent changes are merged, never overwritten unseen. */
export function CompetitionDetail({ competition, rinks }: CompetitionDetailProps) {
  const { t } = useTranslation(['competitionSetup', 'recheck']);
  const { id: me } = useUser();
  const shown = useCompetitionWords(rinks);
  const titleOf = useSectionTitle();
  const before = useRef(competition);
  const [isRuledAnew, setIsRuledAnew] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const params = { competitionId: competition.id };
  const bodyOf = (values: CompetitionValues, { formId, version }: Competition) => ({
    ...competitionRequest(values, formId),
    version,
  });
  const [resolver] = useState(() =>
    contractResolver<CompetitionValues>('updateCompetition', {
      toRequest: (values) => bodyOf(values, competition),
      extraValidation: combinedErrors,
    }),
  );
  const { form, stored, conflict, choose, dismiss } = useVersionedForm<CompetitionValues, Competition>({
    stored: competition,
    valuesOf: competitionValues,
    resolver,
    errorMessage,
    me,
    save: async (values, last) =>
      (await call('updateCompetition', { params, body: bodyOf(values, last) })).data,
    readNewest: async () => (await call('getCompetitionDetail', { params })).data,
    readHistory: async () => (await call('listCompetitionHistory', { params })).data,
    onSaved: (saved) => {
      showToast(t('saved', { name: saved.name }));
      // A new first day starts its own recheck, and one mail covers both.
      const moved = saved.startDate !== before.current.startDate;
      setHasMoved(moved);
      setIsRuledAnew(!moved && saved.state === 'published' && rulesOf(saved) !== rulesOf(before.current));
      before.current = saved;
    },
  });
  const typed = useWatch({ control: form.methods.control }) as CompetitionValues;
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    const moves = form.methods.getValues('startDate') !== stored.startDate;
    // Validation errors come before the question.
    if (moves && (await form.methods.trigger())) {
      setIsMoving(true);
      return;
    }
    await form.submit(event);
  };
  const changes = changesBetween({ ...competitionValues(stored) }, { ...typed });
  const edited = sectionsOf(changes.flatMap(({ path }) => path[0] ?? []));
  return (
    <DetailPage competition={stored} rinks={rinks}>
      <LeaveGuard isDirty={changes.length > 0} />
      <Form
        form={{ ...form, submit }}
        label={t('editLabel')}
        submitLabel={t('save')}
        layout="long"
        state={
          edited.length > 0 ? (
            <strong>{t('unsaved', { sections: formatList(edited.map(titleOf)) })}</strong>
          ) : (
            t('allSaved')
          )
        }
      >
        {conflict ? (
          <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...shown} />
        ) : null}
        <CompetitionSections competition={stored} rinks={rinks} edited={edited} />
      </Form>
      <FormProvider {...form.methods}>
        <CardPreview competition={stored} />
      </FormProvider>
      {isMoving ? (
        <MoveCompetitionDialog
          competition={stored}
          to={{ startDate: typed.startDate, endDate: typed.endDate }}
          onClose={() => setIsMoving(false)}
          onConfirm={() => {
            setIsMoving(false);
            void form.submit();
          }}
        />
      ) : null}
      <Dialog isOpen={hasMoved} onClose={() => setHasMoved(false)} title={t('move.after')}>
        {hasMoved ? <MoveProgress competitionId={stored.id} /> : null}
      </Dialog>
      <Dialog isOpen={isRuledAnew} onClose={() => setIsRuledAnew(false)} title={t('recheck:afterChange')}>
        {isRuledAnew ? (
          <>
            <p>{t('recheck:afterChangeText')}</p>
            <StartedRecheck competitions={[stored]} />
          </>
        ) : null}
      </Dialog>
    </DetailPage>
  );
}

/** The rules as text, for comparison. */
const rulesOf = (competition: Competition) => JSON.stringify(competitionRules(competition));

/** The competition's card on the start page, as typed; only on wide screens. */
function CardPreview({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('competitionSetup');
  const [name, theme, accent, image, imageText] = useWatch<
    CompetitionValues,
    ['name', 'theme', 'accent', 'image', 'imageText']
  >({ name: ['name', 'theme', 'accent', 'image', 'imageText'] });
  const shown = { ...competition, name, theme, accent, imageText, image: image || competition.image };
  return (
    <aside className={styles.aside} aria-label={t('cardPreview')}>
      <h2>{t('cardPreview')}</h2>
      <CompetitionCard competition={shown} heading="h3" isChoice />
    </aside>
  );
}
