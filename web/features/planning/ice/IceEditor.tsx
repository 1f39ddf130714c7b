import { useState } from 'react';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { iceOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import { enteredIce, fullIce } from '../../../../shared/domain/planning/ice/neededIce.ts';
import { remedies } from '../../../../shared/domain/planning/ice/remedies.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { computable, newSurface, withoutSurface, withRules, withSurface } from './iceDraft.ts';
import styles from './IceEditor.module.css';
import { LostIceDialog, useLostIce } from './LostIce.tsx';
import { RecountNotice } from './RecountNotice.tsx';
import { Remedies } from './Remedies.tsx';
import { RuleFields } from './RuleFields.tsx';
import { SurfaceCard } from './SurfaceCard.tsx';
import { useIceDraft, type IceDraftControl } from './useIceDraft.ts';
import { Verdict, type CountedPlaces } from './Verdict.tsx';

interface IceEditorProps {
  readonly competitionId: string;
  readonly stored: CompetitionIce;
}

/** The bound, what would help, and the surfaces: everything computed from what is typed. */
export function IceEditor({ competitionId, stored }: IceEditorProps) {
  const { t } = useTranslation('ice');
  const control = useIceDraft(competitionId, stored);
  const hasEntries = stored.neededSeconds > 0;
  const [chosen, setChosen] = useState<CountedPlaces | null>(null);
  const counted = chosen ?? (hasEntries ? 'entered' : 'full');
  const isReadOnly = stored.state === 'archived';
  if (stored.days.length === 0) {
    return (
      <EmptyState
        drawing="schedule"
        title={t('noDays')}
        text={t('noDaysText')}
        action={<LinkButton to={paths.setUp(competitionId)}>{t('toSetup')}</LinkButton>}
      />
    );
  }

  const { draft, setDraft, messageOf } = control;
  const ice = computable(draft, stored);
  const full = (formats: typeof stored.formats) => fullIce(formats, stored.iceMinutes);
  const neededOf = (formats: typeof stored.formats) =>
    counted === 'full' ? full(formats).needed : enteredIce(formats);
  const needed = neededOf(stored.formats);
  const outlook = iceOutlook(ice, needed.total);
  const addSurface = () =>
    setDraft((before) => ({
      ...before,
      surfaces: [
        ...before.surfaces,
        newSurface(t('surfaces.unnamed', { number: before.surfaces.length + 1 }), stored.days),
      ],
    }));
  return (
    <Stack gap={8}>
      <Verdict
        outlook={outlook}
        needed={needed}
        counted={counted}
        onCount={setChosen}
        unlimitedEvents={full(stored.formats).unlimitedEvents}
      />
      <RecountNotice competitionId={competitionId} ice={stored} />
      {isReadOnly ? null : (
        <Remedies
          remedies={remedies(ice, stored.formats, (formats) => neededOf(formats as typeof stored.formats))}
          lackingSeconds={outlook.lackingSeconds}
          competitionId={competitionId}
          isDraft={stored.state === 'draft'}
          onAddSurface={addSurface}
        />
      )}
      <Stack as="section" gap={4} className={styles.surfaces} aria-labelledby="surfaces">
        <h2 id="surfaces">{t('surfaces.title')}</h2>
        {stored.version === 0 && !isReadOnly ? <Text soft>{t('surfaces.suggested')}</Text> : null}
        {draft.surfaces.map((surface, index) => (
          <SurfaceCard
            key={surface.id}
            surface={surface}
            index={index}
            days={stored.days}
            tracks={outlook.tracks.filter(({ surfaceId }) => surfaceId === surface.id)}
            isReadOnly={isReadOnly}
            messageOf={messageOf}
            onChange={(change) => setDraft((before) => withSurface(before, surface.id, change))}
            onRemove={() => setDraft((before) => withoutSurface(before, surface.id))}
          />
        ))}
        {isReadOnly ? null : (
          <div>
            <Button icon={<Icon name="plus" small />} onClick={addSurface}>
              {t('surfaces.add')}
            </Button>
          </div>
        )}
        {isReadOnly ? null : (
          <Text soft size="sm">
            {t('surfaces.closedHint')}
          </Text>
        )}
      </Stack>
      <RuleFields
        rules={draft.rules}
        isReadOnly={isReadOnly}
        messageOf={messageOf}
        onChange={(change) => setDraft((before) => withRules(before, change))}
      />
      {isReadOnly ? null : <SaveIce competitionId={competitionId} stored={stored} control={control} />}
      <LeaveGuard isDirty={control.isChanged} />
    </Stack>
  );
}

interface SaveIceProps extends IceEditorProps {
  readonly control: IceDraftControl;
}

function SaveIce({ competitionId, stored, control }: SaveIceProps) {
  const { t } = useTranslation('ice');
  const { isChanged, version, isSaving } = control;
  const { save, isReading, lost, onClose, onSave } = useLostIce(competitionId, stored, control);
  const isNew = version === 0;
  return (
    <>
      <SaveBar
        control={{ ...control, save, isSaving: isSaving || isReading }}
        canSave={isChanged || isNew}
        words={{
          label: t('save.label'),
          state: t(isNew ? 'save.new' : isChanged ? 'save.changed' : 'save.unchanged'),
          conflict: t('conflict.text'),
          theirs: t('conflict.theirs'),
          mine: t('conflict.mine'),
        }}
      />
      {lost ? (
        <LostIceDialog
          competitionId={competitionId}
          lost={lost}
          isSaving={isSaving}
          onClose={onClose}
          onSave={onSave}
        />
      ) : null}
    </>
  );
}
