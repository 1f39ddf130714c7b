import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { MAX_COACH_RINKS } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { requestQuery } from '../../../api/queries.ts';
import { FormRow, FormSection } from '../../../forms/Form.tsx';
import { FormComboBox } from '../../../forms/FormComboBox.tsx';
import { FormEmail, FormPhone } from '../../../forms/FormContact.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { rinkOptions } from '../rinks/index.ts';
import styles from './Rows.module.css';
import { type CoachRecordValues, NO_CERTIFICATE } from './coachValues.ts';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';

/** The fields of a coach. A head coach keeps the coaches of one rink, so only others choose rinks. */
export function CoachFields() {
  const { t } = useTranslation('coaches');
  const { role } = useUser();
  const { data: rinks = [] } = useQuery(requestQuery('listRinks'));
  return (
    <>
      <FormSection title={t('sections.coach')}>
        <FormTextField<CoachRecordValues> name="name" label={t('fields.name')} autoComplete="off" />
        <FormTextField<CoachRecordValues>
          name="professional"
          label={t('fields.professional')}
          hint={t('hints.professional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
        <FormRow>
          <FormEmail<CoachRecordValues> name="email" label={t('fields.email')} optional />
          <FormPhone<CoachRecordValues> name="phone" label={t('fields.phone')} optional />
        </FormRow>
      </FormSection>
      <FormSection title={t('sections.certificates')} text={t('certificatesText')}>
        <CoachCertificates />
      </FormSection>
      {role === 'SUPER_ADMIN' ? (
        <FormSection title={t('sections.rinks')}>
          <CoachRinks rinks={rinks} />
        </FormSection>
      ) : null}
    </>
  );
}

/** The rinks at which the coach teaches, each chosen from the registered ones. */
function CoachRinks({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('coaches');
  const { fields, append, remove } = useFieldArray<CoachRecordValues, 'rinkIds'>({ name: 'rinkIds' });
  return (
    <Stack gap={4} minContent>
      {fields.map(({ id, rinkId }, index) => (
        <Stack key={id} gap={3} minContent className={styles.row}>
          <FormComboBox<CoachRecordValues>
            name={`rinkIds.${index}.rinkId`}
            label={t('fields.rink')}
            options={rinkOptions(rinks, rinkId)}
          />
          <Button dense onClick={() => remove(index)}>
            {t('removeRink')}
          </Button>
        </Stack>
      ))}
      {fields.length < MAX_COACH_RINKS ? (
        <div>
          <Button onClick={() => append({ rinkId: '' })}>{t('addRink')}</Button>
        </div>
      ) : null}
    </Stack>
  );
}

function CoachCertificates() {
  const { t } = useTranslation('coaches');
  const { fields, append, remove } = useFieldArray<CoachRecordValues, 'certificates'>({
    name: 'certificates',
  });
  const options = CERTIFICATES.map((value) => ({ value, label: t(`certificates.${value}`) }));
  return (
    <Stack gap={4} minContent>
      {fields.map(({ id }, index) => (
        <Stack key={id} gap={3} minContent className={styles.row}>
          <FormSelect<CoachRecordValues>
            name={`certificates.${index}.certificate`}
            label={t('fields.certificate')}
            options={options}
          />
          <FormRow>
            <FormDate<CoachRecordValues> name={`certificates.${index}.date`} label={t('fields.date')} />
            <FormDate<CoachRecordValues>
              name={`certificates.${index}.expiry`}
              label={t('fields.expiry')}
              optional
            />
          </FormRow>
          <Button dense onClick={() => remove(index)}>
            {t('removeCertificate')}
          </Button>
        </Stack>
      ))}
      {fields.length < CERTIFICATES.length ? (
        <div>
          <Button onClick={() => append(NO_CERTIFICATE)}>{t('addCertificate')}</Button>
        </div>
      ) : null}
    </Stack>
  );
}
