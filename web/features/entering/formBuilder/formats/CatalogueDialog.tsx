import { useState } from 'react';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './CatalogueDialog.module.css';
import { fromCatalogue, missingFormats } from './catalogue.ts';
import type { FormatDraft } from './formatsDraft.ts';
import type { EditFormatsFn } from './FormatsField.tsx';
import { durationsOf } from './durationsOf.ts';

interface CatalogueDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly formats: readonly FormatDraft[];
  readonly edit: EditFormatsFn;
}

/** Adds formats of the ISI catalogue with all levels and durations. */
export function CatalogueDialog({ isOpen, onClose, formats, edit }: CatalogueDialogProps) {
  const { t } = useTranslation(['formBuilder', 'common']);
  /** Names whose tick differs from the default. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  const missing = missingFormats(formats);
  const isEmpty = formats.length === 0;
  /** An empty form starts with all verified formats ticked, other forms with none. */
  const isTicked = ({ unverified }: (typeof missing)[number]) => isEmpty && !unverified;
  const chosen = missing.filter((preset) => turned.includes(preset.format) !== isTicked(preset));
  const tickAll = (isOn: boolean) =>
    setTurned(missing.filter((preset) => isTicked(preset) !== isOn).map(({ format }) => format));
  const detailOf = ({ events, entry, unverified }: (typeof missing)[number]) =>
    [
      t('eventCount', { count: events.length }),
      t(`kind.${entry}`),
      ...(unverified ? [t('catalogue.unverified')] : []),
    ].join(' · ');
  const close = () => {
    setTurned([]);
    onClose();
  };
  const add = () => {
    edit((all) => [...all, ...chosen.map(fromCatalogue)]);
    close();
  };
  return (
    <OutsideForm>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('catalogue.title')}
        actions={
          <>
            <Button onClick={close}>{t('common:actions.cancel')}</Button>
            <Button
              tone="primary"
              disabledReason={chosen.length === 0 ? t('catalogue.none') : undefined}
              onClick={add}
            >
              {t('catalogue.add', { count: chosen.length })}
            </Button>
          </>
        }
      >
        <Text soft size="sm">
          {missing.length === 0 ? t('catalogue.all') : t('catalogue.text')}
        </Text>
        {missing.length > 1 ? (
          <Row gap={2} wrap={false}>
            <Button dense onClick={() => tickAll(true)}>
              {t('catalogue.tickAll')}
            </Button>
            <Button dense onClick={() => tickAll(false)}>
              {t('catalogue.tickNone')}
            </Button>
          </Row>
        ) : null}
        <Stack gap={2} minContent className={styles.formats} role="group" aria-label={t('formats')}>
          {missing.map((preset) => (
            <CheckboxCard
              key={preset.format}
              title={preset.format}
              detail={detailOf(preset)}
              aside={durationsOf(preset)}
              checked={chosen.includes(preset)}
              onChange={() =>
                setTurned(
                  turned.includes(preset.format)
                    ? turned.filter((format) => format !== preset.format)
                    : [...turned, preset.format],
                )
              }
            />
          ))}
        </Stack>
      </Dialog>
    </OutsideForm>
  );
}
