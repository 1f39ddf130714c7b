import { lazy, Suspense, type ReactNode, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, type Order } from '../../../../forms/Form.tsx';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { SessionUser } from '../../../../session/session.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { LazyForFamilyFields } from '../../entryHandover/index.ts';
import type { PendingChange } from '../change/openedChange.ts';
import type { Confirmation } from '../change/useConfirmation.ts';
import { AccountNotice } from './AccountNotice.tsx';
import styles from './EntryPage.module.css';
import type { EntryValues } from './entryFormKind.ts';
import type { EnteringForFamily } from './useEnteringForFamily.ts';

export type OpenEntryForm = ContractForm<EntryValues> & {
  readonly confirmation: Confirmation;
  readonly forget: () => void;
  readonly saveMine: () => void;
  /** The body as it would be sent now. */
  readonly typed: () => object;
};

/** Fetched with the change of an entry only. */
const ChangeFrame = lazy(async () => ({ default: (await import('../change/ChangeFrame.tsx')).ChangeFrame }));

interface EntryFormFrameProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
  readonly form: OpenEntryForm;
  /** For an organiser or head coach who enters for a family. */
  readonly forFamily: EnteringForFamily | null;
  readonly order: Order;
  readonly isSkaterChosen: boolean;
  /** The change and its price; null for a new entry. */
  readonly changing: PendingChange | null;
  readonly children: ReactNode;
}

/** The frame of an entry form: the account it needs, the bar with the total, the confirmation of a change. */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { kind, competition, form, forFamily, order, isSkaterChosen, changing, children } = props;
  const { t } = useTranslation(['entries', 'common']);
  const { user, isAuthenticated } = useSession();
  if (changing) {
    return (
      <Suspense fallback={<Spinner />}>
        <ChangeFrame competition={competition} form={form} order={order} changing={changing}>
          {children}
        </ChangeFrame>
      </Suspense>
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
        disabledReason={isWrongRole ? t('wrongRole.title') : isSkaterChosen ? undefined : t('family.choose')}
        order={order}
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

/** Shown once an entry is refused because the account's address is unconfirmed. */
function ConfirmAddress({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('entries');
  const [answer, setAnswer] = useState('');
  const send = () => {
    setAnswer('');
    call('requestEmailVerification').then(
      () => setAnswer(t('confirmAddress.sent', { email: user.email })),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <aside className={styles.notice}>
      <div>
        <h2>{t('confirmAddress.title')}</h2>
        <p role="status">{answer || t('confirmAddress.text', { email: user.email })}</p>
      </div>
      <Row gap={2} wrap={false} className={styles.doors}>
        <Button dense tone="primary" onClick={send}>
          {t('confirmAddress.send')}
        </Button>
      </Row>
    </aside>
  );
}
