import type { PushKind } from '../../../../shared/domain/people/push/pushKinds.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Stack } from '../../../ui/Stack.tsx';

interface KindChoiceProps {
  readonly offered: readonly PushKind[];
  readonly kinds: readonly PushKind[];
  readonly onChange: (kinds: PushKind[]) => void;
}

/** What to hear of, each by choice. */
export function KindChoice({ offered, kinds, onChange }: KindChoiceProps) {
  const { t } = useTranslation('tellMe');
  return (
    <Stack as="div" gap={2} role="group" aria-label={t('choose')}>
      {offered.map((kind) => (
        <CheckboxCard
          key={kind}
          title={t(`kind.${kind}`)}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            onChange(offered.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
          }
        />
      ))}
    </Stack>
  );
}
