import type { EventImpact, FormImpact } from '../../../../../shared/domain/entering/forms/formImpact.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { clock } from '../../entries/index.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Box } from '../../../../ui/Box.tsx';
import { EventNames } from './EventNames.tsx';
import styles from './ImpactDialog.module.css';

interface ImpactDialogProps {
  /** Null while the dialog is closed. */
  readonly impact: FormImpact | null;
  readonly entries: number;
  readonly competitionId: string;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** Confirms changes that affect stored entries, and names the entries. */
export function ImpactDialog({ impact, entries, competitionId, onClose, onSave }: ImpactDialogProps) {
  const { t } = useTranslation('formBuilder');
  return (
    <OutsideForm>
      <Dialog
        isOpen={impact !== null}
        onClose={onClose}
        title={t('impact.title')}
        actions={
          <>
            <Button onClick={onClose}>{t('impact.back')}</Button>
            <Button tone="primary" onClick={onSave}>
              {t('impact.save')}
            </Button>
          </>
        }
      >
        <p>{t('impact.text', { count: entries, entries: formatNumber(entries) })}</p>
        {impact?.prices ? (
          <Box as="p" round="control" background="info" pad={3} padInline={4} size="sm">
            {t('impact.prices')}
          </Box>
        ) : null}
        {impact?.questions.map((question) => (
          <Box key={question} as="p" round="control" background="info" pad={3} padInline={4} size="sm">
            {t('impact.question', { question })}
          </Box>
        ))}
        {impact && impact.events.length > 0 ? (
          <Stack role="list" as="ul" gap={3} minContent className={styles.events}>
            {impact.events.map(({ eventId, name, taken, changes }) => (
              <Stack key={eventId} as="li" gap={1} minContent size="sm" className={styles.event}>
                <Row gap={2} align="center" justify="between">
                  <strong>{name}</strong>
                  <Pill tone="warn">{t('entered', { count: taken })}</Pill>
                </Row>
                {changes.map((change) => (
                  <p key={change.change}>
                    <ChangeText change={change} />
                  </p>
                ))}
                <EventNames competitionId={competitionId} eventId={eventId} event={name} />
              </Stack>
            ))}
          </Stack>
        ) : null}
      </Dialog>
    </OutsideForm>
  );
}

function ChangeText({ change }: { readonly change: EventImpact }) {
  const { t } = useTranslation('formBuilder');
  switch (change.change) {
    case 'removed':
      return t('impact.removed');
    case 'renamed':
      return t('impact.renamed', { to: change.to });
    case 'kind':
      return t('impact.kind', { to: t(`kind.${change.to}`) });
    case 'seconds':
      return t('impact.seconds', { from: clock(change.from), to: clock(change.to) });
    case 'capacity':
      return t('impact.capacity', { to: change.to });
  }
}
