import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { Box } from '../../../../ui/Box.tsx';
import type { FlightActions, FlightQuestion } from '../useFlightActions.ts';
import { useFlightWords } from '../useFlightWords.ts';
import styles from './AskChange.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

interface AskChangeProps {
  readonly actions: Pick<FlightActions, 'question' | 'confirm' | 'cancel'>;
}

/** Names what a change breaks and moves, and takes the reason, before it is stored. */
export function AskChange({ actions: { question, confirm, cancel } }: AskChangeProps) {
  return question ? <Asked question={question} onConfirm={confirm} onCancel={cancel} /> : null;
}

interface AskedProps {
  readonly question: FlightQuestion;
  readonly onConfirm: (reason: string | null) => void;
  readonly onCancel: () => void;
}

function Asked({ question, onConfirm, onCancel }: AskedProps) {
  const { t } = useTranslation('flights');
  const { ruleText } = useFlightWords();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { broken, moved, removed, unplaced, needsReason } = question.consequences;
  const isBroken = broken.length > 0;
  const usualTitle = t(isBroken ? 'ask.title' : needsReason ? 'ask.reasonTitle' : 'ask.boardTitle');
  const confirm = () => {
    const given = reason.trim();
    if (needsReason && given === '') setIsMissing(true);
    else onConfirm(given === '' ? null : given);
  };
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={question.title ?? usualTitle}
      {...(needsReason && { initialFocus: 'input' })}
      actions={
        <>
          <Button onClick={onCancel}>{t('ask.cancel')}</Button>
          <Button tone="primary" onClick={confirm}>
            {question.confirm ?? t(isBroken ? 'ask.confirm' : 'ask.change')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {question.text ? <p>{question.text}</p> : null}
        {broken.map(({ flightId, number, facts }) => (
          <Box
            key={flightId}
            round="control"
            background="warn"
            pad={3}
            padInline={4}
            className={styles.broken}
          >
            <p>{t('ask.broken', { number })}</p>
            <ul>
              {facts.map((fact) => (
                <li key={fact.rule}>{ruleText(fact)}</li>
              ))}
            </ul>
          </Box>
        ))}
        {removed > 0 ? <p>{t('ask.removed', { count: removed })}</p> : null}
        {unplaced > 0 ? <p>{t('ask.unplaced', { count: unplaced })}</p> : null}
        {moved > 0 ? <p>{t('ask.moved', { count: moved })}</p> : null}
        {needsReason ? (
          <TextField
            label={t('ask.reason')}
            hint={t('ask.reasonHint')}
            value={reason}
            maxLength={300}
            autoComplete="off"
            error={isMissing && reason.trim() === '' ? t('ask.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
