import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../shared/contract/forms.ts';
import { ENTRY_PAGES } from '../../entries/entryPages.ts';
import { Form } from '../../form/Form.tsx';
import type { ContractForm } from '../../form/useContractForm.ts';
import { useSession } from '../../session/useSession.ts';
import { AccountNotice } from './AccountNotice.tsx';

interface EntryFormFrameProps<Values extends FieldValues> {
  readonly kind: EntryKind;
  readonly competitionId: string;
  readonly form: ContractForm<Values>;
  /** What it comes to, and of what. */
  readonly total: { readonly amount: string; readonly detail: string };
  readonly children: ReactNode;
}

/** Around the fields of an entry: who can send it, and the bar with the total that sends it. */
export function EntryFormFrame<Values extends FieldValues>(props: EntryFormFrameProps<Values>) {
  const { kind, competitionId, form, total, children } = props;
  const { t } = useTranslation('entries');
  const { user, isAuthenticated } = useSession();
  const isWrongRole = user !== null && user.role !== 'SKATER';
  return (
    <>
      <AccountNotice isAuthenticated={isAuthenticated} user={user} here={ENTRY_PAGES[kind](competitionId)} />
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
