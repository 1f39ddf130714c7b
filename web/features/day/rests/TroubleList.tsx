import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

interface TroubleListProps {
  readonly title: string;
  readonly text: string;
  readonly children: readonly ReactNode[];
}

/** What is to be done first; the flights below stay in reach. */
const FIRST = 5;

/** What the day has made wrong, the most urgent first, each with what can be done about it. */
export function TroubleList({ title, text, children }: TroubleListProps) {
  const { t } = useTranslation('rests');
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (children.length === 0) return null;
  const shown = isWhole ? children : children.slice(0, FIRST);
  const more = children.length - shown.length;
  return (
    <Stack as="section" gap={2} round="panel" background="warn" pad={4} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Text size="sm">{text}</Text>
      <Stack role="list" as="ul" gap={3} minContent>
        {shown}
      </Stack>
      {more > 0 ? (
        <Row>
          <Button dense onClick={() => setIsWhole(true)}>
            {t('more', { count: more })}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
