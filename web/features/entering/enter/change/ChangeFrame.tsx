import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { Form } from '../../../../forms/Form.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { OpenEntryForm } from '../form/EntryFormFrame.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ChangedEvents } from './ChangedEvents.tsx';
import { ChangeFigures } from './ChangeFigures.tsx';
import { ConcurrentChangeNotice } from './ConcurrentChangeNotice.tsx';
import type { PendingChange } from './openedChange.ts';
import { TypedChanges } from './TypedChanges.tsx';

interface ChangeFrameProps {
  readonly competition: Competition;
  readonly form: OpenEntryForm;
  /** The live price, and the number of events or skaters it is for. */
  readonly total: { readonly amount: string; readonly detail: string };
  readonly changing: PendingChange;
  readonly children: ReactNode;
}

/** The frame of a form that changes a stored entry: its bar, and the confirmation of what the change costs. */
export function ChangeFrame({ competition, form, total, changing, children }: ChangeFrameProps) {
  const { t } = useTranslation(['entries', 'entryChanges']);
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
