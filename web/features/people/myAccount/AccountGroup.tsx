import { type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import fold from '../../../ui/Fold.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';

interface AccountGroupProps {
  readonly name: 'people' | 'you' | 'news' | 'security' | 'data';
  readonly children: ReactNode;
}

/** Sections that belong together: on a phone one card of folds below its name. */
export function AccountGroup({ name, children }: AccountGroupProps) {
  const { t } = useTranslation('myAccount');
  const isPhone = useIsPhone();
  if (!isPhone) return children;
  return (
    <Stack gap={2} minContent>
      <Text soft size="sm" weight="medium">
        {t(`groups.${name}`)}
      </Text>
      <div className={fold.folds}>{children}</div>
    </Stack>
  );
}
