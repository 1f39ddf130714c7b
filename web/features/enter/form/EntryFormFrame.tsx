import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { LazyForFamilyFields } from '../../entryHandover/index.ts';
import { Form } from '../../../forms/Form.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import type { PendingChange } from '../change/openedChange.ts';
import { ChangeDialog } from '../change/ChangeDialog.tsx';
import { ChangedEvents } from '../change/ChangedEvents.tsx';
import { TypedChanges } from '../change/TypedChanges.tsx';
import { ChangeFigures } from '../change/ChangeFigures.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConcurrentChangeNotice } from '../change/ConcurrentChangeNotice.tsx';
import type { Confirmation } from '../change/useConfirmation.ts';
import type { EntryValues } from './entryFormKind.ts';
import type { EnteringForFamily } from './useEnteringForFamily.ts';

interface EntryFormFrameProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: ContractForm<EntryValues> & {
    readonly confirmation: Confirmation;
    readonly forget: () => void;
    readonly saveMine: () => void;
    /** The body as it would be sent now. */
    readonly typed: () => object;
  };
  /** For an organiser or head coach who enters for a family. */
  readonly forFamily: EnteringForFamily | null;
  /** The live price, and the number of events or skaters it is for. */
  readonly total: { readonly amount: string; readonly detail: string };
  /** The change and its price; null for a new entry. */
  readonly changing: PendingChange | null;
  readonly children: ReactNode;
}

/** The frame of an entry form: the account it needs, the bar with the total, the confirmation of a change. */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { kind, competition, form, forFamily, total, changing, children } = props;
  const { t } = useTranslation(['entries', 'entryChanges', 'common']);
  const { user, isAuthenticated } = useSession();
  if (changing) {
    return (
      <Form
        form={form}
        label={t('entryChanges:title')}
        submitLabel={t('entryChanges:save')}
        actions={<LeaveButton onLeave={form.forget} />}
        total={{ label: t('total'), ...total }}
      >
        <ConcurrentChangeNotice
          change={changing.change}
          timeZone={competition.timeZone}
          onMine={form.saveMine}
        />
        {children}
        <ChangeDialog confirmation={form.confirmation} asksReason={changing.change.by === 'organiser'}>
          <ChangedEvents {...changing} />
          {form.confirmation.isAsked ? (
            <TypedChanges saved={changing.change.contents} typed={form.typed()} />
          ) : null}
          <ChangeFigures {...changing} competition={competition} />
        </ChangeDialog>
      </Form>
    );
  }
  const isUnconfirmed = form.refusal !== null && form.refusal === t('common:problems.EmailNotVerified');
  const isWrongRole = user !== null && user.role !== 'SKATER' && !forFamily;
  return (
    <>
      {forFamily ? null : (
        <AccountNotice
          isAuthenticated={isAuthenticated}
          user={user}
          here={ENTRY_PAGES[kind](competition.id)}
        />
      )}
      {user && isUnconfirmed ? <ConfirmAddress user={user} /> : null}
      <Form
        form={form}
        label={t(`kinds.${kind}.title`)}
        submitLabel={isAuthenticated === false ? t('submitVisitor') : t('submit')}
        disabledReason={isWrongRole ? t('wrongRole.title') : undefined}
        total={{ label: t('total'), ...total }}
      >
        {forFamily ? (
          <Suspense fallback={<Spinner />}>
            <LazyForFamilyFields role={forFamily.role} isLate={forFamily.isLate} />
          </Suspense>
        ) : null}
        {children}
      </Form>
    </>
  );
}

/** Returns to the page before, with nothing saved and the draft dropped. */
function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('entryChanges');
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        onLeave();
        void navigate(-1);
      }}
    >
      {t('cancel')}
    </Button>
  );
}
