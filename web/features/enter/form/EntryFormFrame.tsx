import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { Form } from '../../../forms/Form.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountNotice } from '../received/AccountNotice.tsx';
import type { PendingChange } from '../change/openedChange.ts';
import { ChangeDialog } from '../change/ChangeDialog.tsx';
import { ChangedEvents } from '../change/ChangedEvents.tsx';
import { TypedChanges } from '../change/TypedChanges.tsx';
import { ChangeFigures } from '../change/ChangeFigures.tsx';
import { ConfirmAddress } from '../received/ConfirmAddress.tsx';
import { ConcurrentChangeNotice } from '../change/ConcurrentChangeNotice.tsx';
import type { Confirmation } from '../received/useConfirmation.ts';

interface EntryFormFrameProps<Values extends FieldValues> {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: ContractForm<Values> & {
    readonly confirmation: Confirmation;
    readonly forget: () => void;
    readonly saveMine: () => void;
    /** The body as it would be sent now. */
    readonly typed: () => object;
  };
  /** What it comes to, and of what. */
  readonly total: { readonly amount: string; readonly detail: string };
  /** What is changed, and what that costs; null where a new entry is made. */
  readonly changing: PendingChange | null;
  readonly children: ReactNode;
}

/** Around the fields of an entry: who can send it, and the bar with the total that sends it. */
export function EntryFormFrame<Values extends FieldValues>(props: EntryFormFrameProps<Values>) {
  const { kind, competition, form, total, changing, children } = props;
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
  const isWrongRole = user !== null && user.role !== 'SKATER';
  return (
    <>
      <AccountNotice isAuthenticated={isAuthenticated} user={user} here={ENTRY_PAGES[kind](competition.id)} />
      {user && isUnconfirmed ? <ConfirmAddress user={user} /> : null}
      <Form
        form={form}
        label={t(`kinds.${kind}.title`)}
        submitLabel={isAuthenticated === false ? t('submitVisitor') : t('submit')}
        disabledReason={isWrongRole ? t('wrongRole.title') : undefined}
        total={{ label: t('total'), ...total }}
      >
        {children}
      </Form>
    </>
  );
}

/** Back to where somebody came from, with nothing changed and nothing kept of what was typed. */
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
