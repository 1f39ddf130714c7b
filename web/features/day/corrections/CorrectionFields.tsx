import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { tenthsText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CORRECTIONS, type ResultCorrection } from './correction.ts';
import { rangeText, unitOf, useSeatOfSheet } from './seatOfSheet.ts';

interface CorrectionFieldsProps {
  readonly flight: CorrectableFlight;
  readonly correction: ResultCorrection;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<ResultCorrection>) => void;
}

/** Whose result changes, and what: a mark, a penalty, or whether they skated. */
export function CorrectionFields({ flight, correction, error, onChange }: CorrectionFieldsProps) {
  const { t } = useTranslation('corrections');
  const seatOfSheet = useSeatOfSheet(flight);
  const { rows, columns, penalties, range } = flight;
  const { what, penalty, programmeId, value } = correction;
  const row = rows.find((one) => one.programmeId === programmeId);
  const hasNoValue = what === 'state' || (what === 'penalty' && penalty === '');
  const markHint =
    unitOf(flight) === 'place'
      ? t('placeHint')
      : [t('markHint'), ...(range ? [t('range', rangeText(range))] : [])].join('. ');
  return (
    <>
      <NativeSelect
        label={t('skater')}
        options={rows.map((one) => ({ value: one.programmeId, label: one.name || one.programmeId }))}
        value={programmeId}
        onChange={(chosen) => onChange({ programmeId: chosen })}
      />
      <NativeSelect
        label={t('what')}
        options={CORRECTIONS.map((kind) => ({
          value: kind,
          label: t(kind === 'state' && row?.state !== 'skated' ? 'kinds.skated' : `kinds.${kind}`),
        }))}
        value={what}
        onChange={(kind) => onChange({ what: CORRECTIONS.find((one) => one === kind) ?? 'mark' })}
      />
      {what === 'mark' ? (
        <NativeSelect
          label={t('column')}
          options={columns.map(({ seat, name }, index) => ({
            value: String(index),
            label: `${seatOfSheet(seat)} · ${name}`,
          }))}
          value={String(correction.column)}
          onChange={(column) => onChange({ column: Number(column) })}
        />
      ) : null}
      {what === 'penalty' ? (
        <NativeSelect
          label={t('penaltyCode')}
          options={[
            { value: '', label: t('noPenalty') },
            ...penalties.map(({ code, label }) => ({ value: code, label })),
          ]}
          value={penalty}
          onChange={(code) => {
            const usual = penalties.find((one) => one.code === code)?.tenths;
            onChange({ penalty: code, value: usual === undefined ? '' : tenthsText(usual) });
          }}
        />
      ) : null}
      {hasNoValue ? null : (
        <TextField
          label={t(what === 'mark' ? 'mark' : 'penalty')}
          hint={what === 'mark' ? markHint : t('penaltyHint')}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          error={error}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
    </>
  );
}
