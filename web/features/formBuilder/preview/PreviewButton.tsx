import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutsideForm } from '../../../forms/OutsideForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { FormContext } from '../formats/copyForm.ts';
import { FormPreview } from './FormPreview.tsx';

/**
 * Where there is no room beside the form: what families will see of it, one press away.
 */
export function PreviewButton({ about }: { readonly about: FormContext }) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="eye" small />} onClick={() => setIsOpen(true)}>
        {t('preview.open')}
      </Button>
      <OutsideForm>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('preview.title')} placement="side">
          <FormPreview about={about} />
        </Dialog>
      </OutsideForm>
    </>
  );
}
