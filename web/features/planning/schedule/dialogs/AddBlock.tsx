import { useState } from 'react';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { addBlock } from '../blocks/blockEdits.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { BlockFields, secondsOfMinutes } from './BlockFields.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { useFreePlace } from './useFreePlace.ts';

const KINDS = ['resurfacing', 'lunch', 'break', 'ceremony', 'practice', 'custom'] as const;
type Kind = (typeof KINDS)[number];

function usualMinutes(kind: Kind, { resurfacingMinutes, lunch }: Problem['rules']): number {
  if (kind === 'resurfacing') return resurfacingMinutes;
  return kind === 'lunch' ? (lunch?.minutes ?? 45) : 30;
}

/** Adds a block that is no flight. */
export function AddBlock({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('schedule');
  const { problem, store, select } = useWorkspace();
  const begin = useFreePlace();
  const [kind, setKind] = useState<Kind>('resurfacing');
  const minutesOf = (one: Kind) => String(usualMinutes(one, problem.rules));
  const [typed, setTyped] = useState({ title: '', minutes: minutesOf('resurfacing') });
  return (
    <PlaceDialog
      title={t('add.title')}
      confirm={t('add.confirm')}
      begin={begin}
      onPlace={(place) => {
        const seconds = secondsOfMinutes(typed.minutes);
        if (seconds === null) return 'noMinutes';
        const title = typed.title.trim();
        const block = { kind, seconds, ...(title === '' ? {} : { title }) };
        const fault = store.edit(addBlock(problem, block, place));
        if (fault === null) select({ kind: 'block', key: keyOfBlock({ ...block, ...place }) }, true);
        return fault;
      }}
      onClose={onClose}
    >
      <Select
        label={t('fields.kind')}
        options={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        value={kind}
        onChange={(value) => {
          const next = KINDS.find((one) => one === value) ?? 'custom';
          setKind(next);
          setTyped((before) => ({ ...before, minutes: minutesOf(next) }));
        }}
      />
      <BlockFields value={typed} onChange={setTyped} />
    </PlaceDialog>
  );
}
