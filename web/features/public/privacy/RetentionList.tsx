import { RETENTION, type RetentionRow } from '../../../../shared/domain/core/retention/retention.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Privacy.module.css';
import { GROUP_NAMES, RETENTION_GROUPS } from './retentionGroups.ts';

const ROWS = new Map<string, RetentionRow>(RETENTION.map((row) => [row.id, row]));

/**
 * The retention table in plain words, group by group.
 * @param detailed with what ends the keeping
 */
export function RetentionList({ detailed = false }: { readonly detailed?: boolean }) {
  const { t } = useTranslation('privacy');
  const groups = GROUP_NAMES.map((group) => (
    <Stack key={group} as="section" gap={3} top aria-labelledby={`kept-${group}`}>
      <h3 id={`kept-${group}`}>{t(`groups.${group}`)}</h3>
      <Card>
        <Stack as="ul" role="list" minContent>
          {RETENTION_GROUPS[group].map((id) => {
            const row = ROWS.get(id);
            return row ? <RetentionItem key={id} row={row} detailed={detailed} /> : null;
          })}
        </Stack>
      </Card>
    </Stack>
  ));
  return (
    <Stack gap={6} top>
      {groups}
    </Stack>
  );
}

function RetentionItem({ row, detailed }: { readonly row: RetentionRow; readonly detailed: boolean }) {
  const { t } = useTranslation('privacy');
  const { id, then, endedBy, changedBy } = row;
  const facts = [
    { term: t('words.kept'), fact: useKeptWords(row) },
    // What stays for good has nothing after it.
    ...(then === 'kept' ? [] : [{ term: t('words.then'), fact: t(`then.${then}`) }]),
    {
      term: t('words.changed'),
      fact: t(detailed && changedBy === 'owner' ? 'admin.byOwner' : `changedBy.${changedBy}`),
    },
    ...(detailed ? [{ term: t('words.ended'), fact: t(`endedBy.${endedBy}`) }] : []),
  ];
  return (
    <li className={styles.row}>
      <Stack gap={1} minContent top>
        <h4>{t(`rows.${id}.name`)}</h4>
        <Text soft size="sm">
          {t(`rows.${id}.text`)}
        </Text>
      </Stack>
      <dl className={styles.facts}>
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function useKeptWords({ kept }: RetentionRow): string {
  const { t } = useTranslation('privacy');
  if (typeof kept === 'string') return t(`since.${kept}`);
  const { count, unit, since } = kept;
  return t(`since.${since}`, { period: t(`period.${unit}`, { count }) });
}
