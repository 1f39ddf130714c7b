import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryContents } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { Form, type Order } from '../../../../forms/Form.tsx';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { OpenEntryForm } from '../form/EntryFormFrame.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import styles from './ChangeFigures.module.css';
import { ChangeFigures } from './ChangeFigures.tsx';
import { ConcurrentChangeNotice } from './ConcurrentChangeNotice.tsx';
import type { PendingChange } from './openedChange.ts';
import { typedChanges } from './savedChanges.ts';
import { useFieldText } from './useFieldText.ts';

interface ChangeFrameProps {
  readonly competition: Competition;
  readonly form: OpenEntryForm;
  readonly order: Order;
  readonly changing: PendingChange;
  readonly children: ReactNode;
}

/** The frame of a form that changes a stored entry: its bar, and the confirmation of what the change costs. */
export function ChangeFrame({ competition, form, order, changing, children }: ChangeFrameProps) {
  const { t } = useTranslation(['entries', 'entryChanges']);
  return (
    <Form
      form={form}
      label={t('entryChanges:title')}
      submitLabel={t('entryChanges:save')}
      actions={<LeaveButton onLeave={form.forget} />}
      order={order}
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

/** The events that a change adds and removes, so that the family sees a slip before it is saved. */
function ChangedEvents({ added, waiting, removed }: Pick<PendingChange, 'added' | 'waiting' | 'removed'>) {
  const { t } = useTranslation('entryChanges');
  const named = [
    { id: 'added', name: t('confirm.added'), events: added },
    { id: 'waiting', name: t('confirm.waiting'), events: waiting },
    { id: 'givenUp', name: t('confirm.givenUp'), events: removed },
  ].filter(({ events }) => events.length > 0);
  if (named.length === 0) return null;
  return (
    <Stack as="dl" gap={2} minContent className={styles.events}>
      {named.map(({ id, name, events }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatList(events)}</dd>
        </div>
      ))}
    </Stack>
  );
}

interface TypedChangesProps {
  readonly saved: EntryContents;
  /** The body to send. */
  readonly typed: object;
}

/** The fields that a change sets, so that nobody overwrites another save unseen. */
function TypedChanges({ saved, typed }: TypedChangesProps) {
  const { t } = useTranslation('entryChanges');
  const fieldText = useFieldText();
  const fields = typedChanges(saved, typed);
  if (fields.length === 0) return null;
  return (
    <Stack as="dl" gap={2} minContent className={styles.events}>
      <div>
        <dt>{t('confirm.changed')}</dt>
        {fields.map((one) => (
          <dd key={one.field}>{one.value === '' ? t(`meanwhile.fields.${one.field}`) : fieldText(one)}</dd>
        ))}
      </div>
    </Stack>
  );
}
