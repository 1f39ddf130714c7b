import { useState } from 'react';
import { ENTRY_KINDS } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Field } from '../../../../ui/Field.tsx';
import field from '../../../../ui/Field.module.css';
import { Select } from '../../../../ui/Select.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { MUSIC } from './catalogue.ts';
import type { FormatField } from './draftProblems.ts';
import type { ChangeFormat } from './FormatDetail.tsx';
import styles from './FormatDetail.module.css';
import { withKind } from './formatEdits.ts';
import type { FormatDraft } from './formatsDraft.ts';

interface FormatFieldsProps {
  readonly format: FormatDraft;
  readonly problems: Readonly<Partial<Record<FormatField, string>>>;
  readonly isChecked: boolean;
  readonly onChange: ChangeFormat;
}

/** A format's name, kind of entry, music and ice limit. */
export function FormatFields({ format, problems, isChecked, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('formBuilder');
  const [left, setLeft] = useState<readonly FormatField[]>([]);
  const leave = (name: FormatField) => setLeft((before) => [...before, name]);
  const problem = (name: FormatField) => (isChecked || left.includes(name) ? problems[name] : undefined);
  const set = (change: Partial<FormatDraft>) => onChange((before) => ({ ...before, ...change }));
  const musicName = (kind: string) =>
    kind === 'own' || kind === 'organiser' || kind === 'none' ? t(`musicOf.${kind}`) : kind;
  const music = MUSIC.includes(format.music) ? MUSIC : [...MUSIC, format.music];
  return (
    <>
      <FormRow>
        <TextField
          label={t('formatName')}
          value={format.format}
          maxLength={80}
          autoComplete="off"
          error={problem('format')}
          onChange={(event) => set({ format: event.target.value })}
          onBlur={() => leave('format')}
        />
        <Select
          label={t('entry')}
          value={format.entry}
          options={ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => {
            const entry = ENTRY_KINDS.find((one) => one === kind);
            if (entry && entry !== format.entry) onChange((before) => withKind(before, entry));
          }}
        />
      </FormRow>
      <FormRow>
        {format.entry === 'individual' ? null : (
          <Field label={t('skaters')} error={problem('skaters')}>
            {(control) => (
              <Stack as="span" gap={2} className={styles.range}>
                <input
                  {...control}
                  className={field.control}
                  inputMode="numeric"
                  value={format.fewest}
                  onChange={(event) => set({ fewest: event.target.value })}
                  onBlur={() => leave('skaters')}
                />
                <span>{t('to')}</span>
                <input
                  aria-label={t('skatersTo')}
                  aria-invalid={control['aria-invalid']}
                  className={field.control}
                  inputMode="numeric"
                  value={format.most}
                  onChange={(event) => set({ most: event.target.value })}
                  onBlur={() => leave('skaters')}
                />
              </Stack>
            )}
          </Field>
        )}
        <Select
          label={t('music')}
          value={format.music}
          options={music.map((kind) => ({ value: kind, label: musicName(kind) }))}
          onChange={(kind) => set({ music: kind })}
        />
        <TextField
          label={t('iceMinutes')}
          hint={t('iceMinutesHint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          value={format.iceMinutes}
          error={problem('iceMinutes')}
          onChange={(event) => set({ iceMinutes: event.target.value })}
          onBlur={() => leave('iceMinutes')}
        />
      </FormRow>
    </>
  );
}
