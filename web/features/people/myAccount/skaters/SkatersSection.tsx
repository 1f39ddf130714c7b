import { useState } from 'react';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { MyAccount } from '../../../../../shared/contract/people/accounts/accountRecord.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Confirm } from '../Confirm.tsx';
import styles from '../MyAccount.module.css';
import { AccountSection } from '../AccountSection.tsx';
import { saveOntoNewest, showSavedAccount } from '../saveAccount.ts';
import { SkaterForm } from './SkaterForm.tsx';
import { currentTime } from '../../../../clock.ts';
import { formatDay, formatList } from '../../../../i18n/formats.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';

type Step =
  | { readonly name: 'edit'; readonly skater: FamilySkater | null }
  | {
      readonly name: 'remove';
      readonly skater: FamilySkater;
    };

/** The family's skaters, whose data fills every entry form. */
export function SkatersSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const remove = ({ id, fullName }: FamilySkater) => {
    saveOntoNewest(account, ({ skaters }) => ({ skaters: skaters.filter((other) => other.id !== id) })).then(
      (saved) => {
        showSavedAccount(saved);
        showToast(t('skaters.removed', { name: fullName }));
      },
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <AccountSection
      part="skaters"
      title={t('skaters.title')}
      aside={formatList(account.skaters.map(({ fullName }) => fullName))}
    >
      {account.skaters.length === 0 ? (
        <Text soft size="sm" className={styles.plain}>
          {t('skaters.none')}
        </Text>
      ) : null}
      <Stack role="list" as="ul" gap={3} minContent>
        {account.skaters.map((skater) => (
          <SkaterItem
            key={skater.id}
            skater={skater}
            onEdit={() => setStep({ name: 'edit', skater })}
            onRemove={() => setStep({ name: 'remove', skater })}
          />
        ))}
      </Stack>
      <Row gap={2}>
        <Button tone="primary" onClick={() => setStep({ name: 'edit', skater: null })}>
          {t('skaters.add')}
        </Button>
      </Row>
      <Dialog
        isOpen={step?.name === 'edit'}
        onClose={close}
        title={step?.skater ? t('skaters.editTitle', { name: step.skater.fullName }) : t('skaters.addTitle')}
      >
        <SkaterForm account={account} skater={step?.skater ?? null} onDone={close} />
      </Dialog>
      <Confirm
        isOpen={step?.name === 'remove'}
        onClose={close}
        title={t('skaters.removeTitle', { name: step?.skater?.fullName ?? '' })}
        text={t('skaters.removeText')}
        confirmLabel={t('skaters.remove')}
        onConfirm={() => step?.name === 'remove' && remove(step.skater)}
      />
    </AccountSection>
  );
}

interface SkaterItemProps {
  readonly skater: FamilySkater;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}
/** One skater of the family, with the data that fills the entry forms. */
function SkaterItem({ skater, onEdit, onRemove }: SkaterItemProps) {
  const { t } = useTranslation(['myAccount', 'entries']);
  const { fullName, gender, birthdate, homeIsiRink, country, isi, expDate, levels } = skater;
  const hasExpired = expDate !== null && expDate < currentTime().toISOString().slice(0, 10);
  const passed = levels.map(({ level }) => level);
  return (
    <Row as="li" gap={3} columnGap={4} align="center" justify="between" frame="panel" pad={4} padInline={5}>
      <Stack gap={1} minContent soft size="sm" breaks className={styles.words}>
        <h3>
          {fullName}
          {hasExpired ? <Pill tone="warn">{t('skaters.expired')}</Pill> : null}
        </h3>
        <p>
          {t(`entries:genders.${gender}`)} · {t('skaters.born', { day: formatDay(birthdate) })} ·{' '}
          {homeIsiRink}, {country}
        </p>
        <p>
          {isi ? t('skaters.isi', { isi }) : t('skaters.noIsi')}
          {expDate ? ` · ${t('skaters.until', { day: formatDay(expDate) })}` : null}
        </p>
        <p>{passed.length > 0 ? formatList(passed) : t('skaters.noLevel')}</p>
      </Stack>
      <Row gap={2}>
        <Button dense onClick={onEdit} aria-label={t('skaters.editTitle', { name: fullName })}>
          {t('skaters.edit')}
        </Button>
        <Button
          dense
          tone="plain"
          onClick={onRemove}
          aria-label={t('skaters.removeName', { name: fullName })}
        >
          {t('skaters.remove')}
        </Button>
      </Row>
    </Row>
  );
}
