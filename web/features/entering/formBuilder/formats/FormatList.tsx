import { useState, useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { ReorderList } from '../../../../ui/ReorderList.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { AddFormat } from './AddFormat.tsx';
import { CatalogueDialog } from './CatalogueDialog.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { FormatRow } from './FormatRow.tsx';
import styles from './FormatsField.module.css';
import type { EditFormatsFn, TakenPlacesByEvent } from './FormatsField.tsx';
import { CATALOGUE } from './catalogue.ts';
import type { FormContext } from './copyForm.ts';
import type { FormatProblems } from './draftProblems.ts';
import { moveItem } from './formatEdits.ts';
import { eventCount, type FormatDraft } from './formatsDraft.ts';

const CHOICES = ['catalogue', 'copy', 'own'] as const;

interface FormatListProps {
  readonly formats: readonly FormatDraft[];
  /** A key for each format that survives the first save. */
  readonly keys: readonly string[];
  readonly problems: ReadonlyMap<string, FormatProblems>;
  readonly about: FormContext;
  readonly taken: TakenPlacesByEvent | undefined;
  readonly edit: EditFormatsFn;
  readonly onOpen: (key: string) => void;
}

type DialogName = 'catalogue' | 'copy' | 'own';

/** The formats in order, and the ways to add more. */
export function FormatList({ formats, keys, problems, about, taken, edit, onOpen }: FormatListProps) {
  const { t } = useTranslation('formBuilder');
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = () => setDialog(null);
  const move = (from: number, to: number) => edit((all) => moveItem(all, from, to));
  return (
    <>
      {formats.length === 0 ? (
        <StartChoices onChoose={setDialog} />
      ) : (
        <>
          <Row gap={2} align="center">
            <Text soft size="sm" className={styles.count} role="status">
              {t('offered', {
                formats: t('formatCount', { count: formats.length }),
                count: eventCount(formats),
              })}
            </Text>
            <Button dense onClick={() => setDialog('copy')}>
              {t('copy.open')}
            </Button>
            <Button dense onClick={() => setDialog('catalogue')}>
              {t('catalogue.open')}
            </Button>
            <Button dense icon={<Icon name="plus" small />} onClick={() => setDialog('own')}>
              {t('own.open')}
            </Button>
          </Row>
          <ReorderList
            label={t('formats')}
            items={formats}
            keys={keys}
            nameOf={({ format }) => format || t('nameless')}
            onMove={move}
            dependencies={[problems, taken]}
          >
            {(format, index) => (
              <FormatRow
                format={format}
                index={index}
                count={formats.length}
                hasProblems={problems.has(format.id)}
                taken={taken}
                onOpen={() => onOpen(keys[index] ?? format.id)}
                onMove={move}
                edit={edit}
              />
            )}
          </ReorderList>
        </>
      )}
      <CatalogueDialog isOpen={dialog === 'catalogue'} onClose={close} formats={formats} edit={edit} />
      <CopyDialog isOpen={dialog === 'copy'} onClose={close} isEmpty={formats.length === 0} about={about} />
      <AddFormat
        isOpen={dialog === 'own'}
        onClose={close}
        onAdd={(format) => {
          edit((all) => [...all, format]);
          onOpen(format.id);
        }}
      />
    </>
  );
}

interface StartChoicesProps {
  readonly onChoose: (choice: (typeof CHOICES)[number]) => void;
}

/** How to begin an empty form. */
function StartChoices({ onChoose }: StartChoicesProps) {
  const { t } = useTranslation('formBuilder');
  const id = useId();
  return (
    <Stack gap={2} minContent>
      <Text id={id} size="sm" weight="strong">
        {t('start.title')}
      </Text>
      <Stack role="list" as="ul" gap={3} className={styles.choices} aria-labelledby={id}>
        {CHOICES.map((choice) => (
          <li key={choice}>
            <button type="button" className={styles.choice} onClick={() => onChoose(choice)}>
              <strong>{t(`start.${choice}`)}</strong>
              <span>{t(`start.${choice}Text`, { count: CATALOGUE.length })}</span>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
