import { useState } from 'react';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Plan, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { currentTime } from '../../../../clock.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { saveFile } from '../../../../table/export/exportFile.ts';
import { fileName } from '../../../../table/export/fileName.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useWorkspace } from '../workspace.ts';
import { problemToPlan } from '../plan/planProblem.ts';
import { planFileOf, readPlanningFile, type ReadFile } from './planningFiles.ts';

interface FileDialogProps {
  readonly competitionName: string;
  readonly onClose: () => void;
  /** Stores a plan in the place of the draft. */
  readonly onPlan: (plan: Plan, draft: ScheduleDraft) => Promise<void>;
  /** Plans the problem of a file. */
  readonly onProblem: (problem: Problem, draft: ScheduleDraft) => void;
}

type Chosen = Extract<ReadFile, { kind: 'plan' | 'problem' }>;

/** Saves the problem and the plan as files for `npm run plan`, and reads them back. */
export function FileDialog({ competitionName, onClose, onPlan, onProblem }: FileDialogProps) {
  const { t } = useTranslation('schedule');
  const { problem, draft, plan, begun } = useWorkspace();
  const [wrong, setWrong] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const save = (what: 'problem' | 'plan') => {
    const choices = {
      keepsFlights: true,
      keepsPublished: true,
      begun: new Set(begun.keys()),
      onlySurface: null,
    };
    const value = what === 'problem' ? problemToPlan(problem, draft, choices) : planFileOf(problem, draft);
    const title = t(`files.${what}Name`, { competition: competitionName });
    saveFile({
      name: fileName(title, currentTime(), 'json'),
      content: new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
    });
  };
  const choose = async (file: File) => {
    const read = readPlanningFile(await file.text(), problem);
    const isGood = read.kind === 'plan' || read.kind === 'problem';
    setChosen(isGood ? read : null);
    setWrong(isGood ? null : faultText(read));
  };
  const faultText = (read: Exclude<ReadFile, Chosen>): string => {
    if (read.kind === 'notJson') return t('files.notJson');
    if (read.kind === 'wrongField') return t('files.wrongField', { field: read.field });
    return t('files.fault', { field: read.fault.field, message: read.fault.message });
  };
  const confirm = () => {
    if (!chosen) return;
    onClose();
    if (chosen.kind === 'plan') void onPlan(chosen.plan, draft);
    else onProblem(chosen.problem, draft);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('files.title')}
      actions={
        chosen ? (
          <>
            <Button onClick={() => setChosen(null)}>{t('cancel')}</Button>
            <Button tone="primary" onClick={confirm}>
              {t(chosen.kind === 'plan' ? 'files.usePlan' : 'files.useProblem')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )
      }
    >
      {chosen ? (
        <p>
          {chosen.kind === 'plan'
            ? t('files.planRead', { count: chosen.plan.flights.length })
            : t('files.problemRead', { count: chosen.problem.programmes.length })}
        </p>
      ) : (
        <>
          <Text soft>{t('files.text')}</Text>
          <Row gap={2} align="center">
            <Button onClick={() => save('problem')}>{t('files.saveProblem')}</Button>
            {plan.blocks.length > 0 ? (
              <Button onClick={() => save('plan')}>{t('files.savePlan')}</Button>
            ) : null}
            <FileChooser
              label={t('files.choose')}
              accept="application/json,.json"
              onChoose={(file) => void choose(file)}
            />
          </Row>
        </>
      )}
      {wrong === null ? null : (
        <Text tone="bad" weight="medium" role="alert">
          {wrong}
        </Text>
      )}
    </Dialog>
  );
}
