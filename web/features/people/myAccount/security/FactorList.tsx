import type { DataOf } from '../../../../../shared/contract/types.ts';
import { currentTime } from '../../../../clock.ts';
import { formatDistance } from '../../../../i18n/distance.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { canUsePasskeys, isPasskeyOrigin, sameAddressThere } from '../../../../session/passkeys.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from '../MyAccount.module.css';

type Factors = DataOf<'listMySecondFactors'>;

export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Whether only one factor is left; removing it also deletes the recovery codes. */
export function isLast({ authenticator, passkeys }: Factors): boolean {
  return passkeys.length + (authenticator ? 1 : 0) === 1;
}

interface FactorListProps {
  readonly factors: Factors;
  /** Whether the role requires a factor and has none: adding one is then the page's main action. */
  readonly isNeeded: boolean;
  readonly onAdd: (type: 'passkey' | 'authenticator') => void;
  readonly onRenew: () => void;
  readonly onRemove: (factor: Factor) => void;
}

/** The account's factors and recovery codes, with buttons to add and remove them. */
export function FactorList({ factors, isNeeded, onAdd, onRenew, onRemove }: FactorListProps) {
  const { t } = useTranslation('security');
  const { authenticator, passkeys, recoveryCodesLeft, passkeyOrigin, required } = factors;
  const listed: Factor[] = [
    ...passkeys,
    ...(authenticator ? [{ ...authenticator, name: t('authenticator') }] : []),
  ];
  const keepReason = required && isLast(factors) ? t('keepLast') : undefined;
  const { host } = new URL(passkeyOrigin);
  const tone = isNeeded ? 'primary' : 'quiet';
  return (
    <>
      {listed.length === 0 ? (
        <Text soft size="sm">
          {t('none')}
        </Text>
      ) : null}
      {listed.length > 0 ? (
        <Stack role="list" as="ul" gap={3} minContent>
          {listed.map((factor) => (
            <FactorItem
              key={factor.id}
              factor={factor}
              keepReason={keepReason}
              onRemove={() => onRemove(factor)}
            />
          ))}
          <Row
            as="li"
            gap={3}
            columnGap={4}
            align="center"
            justify="between"
            frame="panel"
            pad={4}
            padInline={5}
          >
            <Stack gap={1} minContent soft size="sm" breaks className={styles.words}>
              <h3>{t('codes.title')}</h3>
              <p>{t('codes.left', { count: recoveryCodesLeft })}</p>
            </Stack>
            <Button onClick={onRenew}>{t('codes.renew')}</Button>
          </Row>
        </Stack>
      ) : null}
      <Row gap={2}>
        {canUsePasskeys() && isPasskeyOrigin(passkeyOrigin) ? (
          <Button tone={tone} onClick={() => onAdd('passkey')}>
            {t('addPasskey')}
          </Button>
        ) : null}
        {authenticator ? null : (
          <Button tone={tone} onClick={() => onAdd('authenticator')}>
            {t('addAuthenticator')}
          </Button>
        )}
      </Row>
      {isPasskeyOrigin(passkeyOrigin) ? null : (
        <Text soft size="sm">
          {t('elsewhere', { host })} <a href={sameAddressThere(passkeyOrigin)}>{t('openThere', { host })}</a>
        </Text>
      )}
      {isPasskeyOrigin(passkeyOrigin) && !canUsePasskeys() ? (
        <Text soft size="sm">
          {t('unsupported')}
        </Text>
      ) : null}
    </>
  );
}

interface FactorItemProps {
  readonly factor: Factor;
  /** The reason for which the factor cannot be removed. */
  readonly keepReason: string | undefined;
  readonly onRemove: () => void;
}

function FactorItem({ factor, keepReason, onRemove }: FactorItemProps) {
  const { t } = useTranslation('security');
  const now = currentTime();
  const added = formatDistance(factor.createdAt, now);
  return (
    <Row as="li" gap={3} columnGap={4} align="center" justify="between" frame="panel" pad={4} padInline={5}>
      <Stack gap={1} minContent soft size="sm" breaks className={styles.words}>
        <h3>{factor.name}</h3>
        <p>
          {factor.lastUsedAt === null
            ? t('added', { added })
            : t('addedUsed', { added, used: formatDistance(factor.lastUsedAt, now) })}
        </p>
      </Stack>
      <Button
        aria-label={t('removeName', { name: factor.name })}
        disabledReason={keepReason}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </Row>
  );
}
