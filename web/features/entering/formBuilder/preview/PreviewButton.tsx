import { useState } from 'react';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { FormContext } from '../formats/copyForm.ts';
import { FormPreview } from './FormPreview.tsx';

/** Opens the preview where it does not fit beside the form. */
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
